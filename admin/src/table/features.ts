import {
  createPaginatedRowModel,
  createSortedRowModel,
  rowPaginationFeature,
  rowSortingFeature,
  tableFeatures,
  type CellData,
  type ReactTable,
  type RowData,
  type SortFn,
  type TableFeatures,
} from '@tanstack/react-table';

interface ColumnLook {
  /** Figures stand at the right. */
  numeric?: boolean;
  /** Left out where a phone has no room. */
  wideOnly?: boolean;
  /** Sentences: wide enough to be read, whoever has to scroll for it. */
  prose?: boolean;
  /** The cell that names its row. */
  rowHeader?: boolean;
}

const collator = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });

/** As a reader sorts: accents and case count last, and what is not known comes first. */
const asRead: SortFn<TableFeatures, RowData> = (a, b, column) => {
  const [left, right] = [a.getValue<CellData>(column), b.getValue<CellData>(column)];
  if (typeof left === 'number' && typeof right === 'number') return left - right;
  return collator.compare(String(left ?? ''), String(right ?? ''));
};

/** What the console's tables can do. */
export const features = tableFeatures({
  rowSortingFeature,
  rowPaginationFeature,
  sortedRowModel: createSortedRowModel(),
  paginatedRowModel: createPaginatedRowModel(),
  sortFns: { asRead },
  columnMeta: {} as ColumnLook,
});

export type Features = typeof features;
export type RowsTable<Row extends RowData> = ReactTable<Features, Row>;
