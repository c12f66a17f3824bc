import { useTable, type ColumnDef, type RowData, type SortingState } from '@tanstack/react-table';
import { features, type Features, type RowsTable } from './features.ts';

export interface RowsTableOptions<Row extends RowData> {
  /** Must be stable: declared outside the component, or kept in state. */
  columns: readonly ColumnDef<Features, Row>[];
  rows: readonly Row[];
  pageSize: number;
  sorting: SortingState;
}

/** A table whose rows are all in the browser, which sorts and pages them. */
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
    defaultColumn: { sortFn: 'natural' },
    enableSortingRemoval: false,
    enableMultiSort: false,
    sortDescFirst: false,
    initialState: { sorting, pagination: { pageIndex: 0, pageSize } },
  });
}
