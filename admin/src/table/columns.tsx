import {
  columnVisibilityFeature,
  createPaginatedRowModel,
  createSortedRowModel,
  rowPaginationFeature,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
  type CellData,
  type ColumnDef,
  type DisplayColumnDef,
  type ReactTable,
  type RowData,
  type SortFn,
  type TableFeatures,
} from '@tanstack/react-table';
import { NameButton } from '../components/NameButton.tsx';
import { Time } from '../components/Time.tsx';
import { useTexts } from '@soccer-legends/game-sdk/react';

/** A console text by its key, for places without a component, such as column headers. */
export function Text({ name }: { name: string }) {
  return useTexts()(name);
}

export interface ColumnStyle {
  /** Aligned right. */
  numeric?: boolean;
  /** Hidden on phones, unless the administrator shows it in the menu of columns. */
  wideOnly?: boolean;
  /** Hidden everywhere, unless the administrator shows it in the menu of columns. */
  optional?: boolean;
  /** Long text: wide enough to read, even if the table must scroll. */
  prose?: boolean;
  /** Its cells are the headers of their rows. */
  rowHeader?: boolean;
  /** Short texts and chips: never wrapped. */
  compact?: boolean;
  /** Checkboxes: as narrow as possible. */
  select?: boolean;
}

const collator = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });

/** Sorts numbers by value and text by the browser's collation. Unknown values come first. */
const natural: SortFn<TableFeatures, RowData> = (a, b, column) => {
  const [left, right] = [a.getValue<CellData>(column), b.getValue<CellData>(column)];
  if (typeof left === 'number' && typeof right === 'number') return left - right;
  return collator.compare(String(left ?? ''), String(right ?? ''));
};

export const features = tableFeatures({
  columnVisibilityFeature,
  rowSortingFeature,
  rowPaginationFeature,
  rowSelectionFeature,
  sortedRowModel: createSortedRowModel(),
  paginatedRowModel: createPaginatedRowModel(),
  sortFns: { natural },
  columnMeta: {} as ColumnStyle,
});

export type Features = typeof features;
export type RowsTable<Row extends RowData> = ReactTable<Features, Row>;
/** Must be stable: declared outside of the component, or kept in state. */
export type Columns<Row extends RowData> = readonly ColumnDef<Features, Row>[];

/** Returns the id of a column, which is its accessor's key by default. */
export function columnId<Row extends RowData>(column: Columns<Row>[number]): string {
  return column.id ?? String('accessorKey' in column ? column.accessorKey : '');
}

/** The header of a column, from the key of its text. */
export const titled = (name: string) => () => <Text name={name} />;

export const timeCell = ({ getValue }: { getValue(): string | null }) => <Time iso={getValue()} />;

export function nameCell<Row>(onOpen: (row: Row) => void) {
  return ({ getValue, row: { original } }: { getValue(): string; row: { original: Row } }) => (
    <NameButton onClick={() => onOpen(original)}>{getValue()}</NameButton>
  );
}

/** The column of the checkboxes that select rows, for a table with `useRowSelection`. */
export function selectColumn<Row extends RowData>(nameOf: (row: Row) => string): DisplayColumnDef<Features, Row> {
  return {
    id: 'select',
    enableHiding: false,
    meta: { select: true },
    header: ({ table }) => (
      <SelectBox
        text="review.selectPage"
        isSelected={table.getIsAllPageRowsSelected()}
        onChange={table.getToggleAllPageRowsSelectedHandler()}
      />
    ),
    cell: ({ row }) => (
      <SelectBox
        text="review.select"
        name={nameOf(row.original)}
        isSelected={row.getIsSelected()}
        onChange={row.getToggleSelectedHandler()}
      />
    ),
  };
}

interface SelectBoxProps {
  /** Key of the accessible name. */
  text: string;
  name?: string;
  isSelected: boolean;
  onChange(event: unknown): void;
}

function SelectBox({ text, name = '', isSelected, onChange }: SelectBoxProps) {
  const label = useTexts()(text, { name });
  return <input type="checkbox" aria-label={label} checked={isSelected} onChange={onChange} />;
}
