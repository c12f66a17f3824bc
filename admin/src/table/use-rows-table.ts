import { useTable, type ColumnDef, type RowData, type SortingState } from '@tanstack/react-table';
import { features, type Features, type RowsTable } from './features.ts';

export interface RowsTableOptions<Row extends RowData> {
  /** Stable, outside of the component or memoised. */
  columns: readonly ColumnDef<Features, Row>[];
  rows: readonly Row[];
  pageSize: number;
  sorting: SortingState;
}

/** A table of rows that are all here: sorted and cut into pages in the browser. */
export function useRowsTable<Row extends RowData>({
  columns,
  rows,
  pageSize,
  sorting,
}: RowsTableOptions<Row>): RowsTable<Row> {
  return useTable({
    features,
    columns,
    data: rows,
    defaultColumn: { sortFn: 'asRead' },
    enableSortingRemoval: false,
    enableMultiSort: false,
    sortDescFirst: false,
    initialState: { sorting, pagination: { pageIndex: 0, pageSize } },
  });
}
