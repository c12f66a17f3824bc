import { DEFAULT_PAGE_SIZE, type Page } from '@soccer-legends/contracts';
import { useTable, type ColumnDef, type RowData } from '@tanstack/react-table';
import { controlledBy } from './controlled-by.ts';
import { features, type Features, type RowsTable } from './features.ts';
import type { TableView } from './table-view.ts';

export interface ServerTableOptions<Row extends RowData> {
  /** Must be stable: declared outside of the component, or kept in state. */
  columns: readonly ColumnDef<Features, Row>[];
  /** The current page; undefined until it has loaded. */
  page: Page<Row> | undefined;
  /** The default is `DEFAULT_PAGE_SIZE`. */
  pageSize?: number;
  view: TableView;
  /** Whether the server can sort. The default is true. */
  sortable?: boolean;
}

/** A table that the server sorts and pages. The browser has only the current page. */
export function useServerTable<Row extends RowData>({
  columns,
  page,
  pageSize = DEFAULT_PAGE_SIZE,
  view,
  sortable = true,
}: ServerTableOptions<Row>): RowsTable<Row> {
  return useTable({
    features,
    columns,
    data: page?.items ?? NO_ROWS,
    rowCount: page?.total ?? 0,
    manualPagination: true,
    manualSorting: true,
    enableSorting: sortable,
    ...controlledBy(view, { pageSize, total: page?.total ?? 0 }),
  });
}

const NO_ROWS: readonly never[] = [];
