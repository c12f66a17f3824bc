import { DEFAULT_PAGE_SIZE } from '@soccer-legends/contracts';
import { useTable, type ColumnDef, type RowData } from '@tanstack/react-table';
import { features, type Features, type RowsTable } from './features.ts';
import { controlledBy } from './controlled-by.ts';
import type { TableView } from './table-view.ts';

export interface RowsTableOptions<Row extends RowData> {
  /** Must be stable: declared outside of the component, or kept in state. */
  columns: readonly ColumnDef<Features, Row>[];
  rows: readonly Row[];
  /** The default is `DEFAULT_PAGE_SIZE`. */
  pageSize?: number;
  view: TableView;
}

/** A table with all rows in the browser, which sorts and pages them. */
export function useRowsTable<Row extends RowData>({
  columns,
  rows,
  pageSize = DEFAULT_PAGE_SIZE,
  view,
}: RowsTableOptions<Row>): RowsTable<Row> {
  return useTable({
    features,
    columns,
    data: rows,
    defaultColumn: { sortFn: 'natural' },
    ...controlledBy(view, { pageSize, total: rows.length }),
  });
}
