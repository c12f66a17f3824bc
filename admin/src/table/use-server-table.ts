import type { Page } from '@soccer-legends/contracts';
import { useTable, type ColumnDef, type PaginationState, type RowData, type SortingState } from '@tanstack/react-table';
import { features, type Features, type RowsTable } from './features.ts';

export interface ServerTableOptions<Row extends RowData> {
  /** Must be stable: declared outside the component, or kept in state. */
  columns: readonly ColumnDef<Features, Row>[];
  /** The current page; undefined until it has loaded. */
  page: Page<Row> | undefined;
  pagination: PaginationState;
  onPaginationChange(pagination: PaginationState): void;
  /** The order of the rows; absent if the server does not sort on request. */
  sorting?: SortingState;
  onSortingChange?(sorting: SortingState): void;
}

/** A table whose rows the server pages and sorts: the browser has only the current page. */
export function useServerTable<Row extends RowData>({
  columns,
  page,
  pagination,
  onPaginationChange,
  sorting,
  onSortingChange,
}: ServerTableOptions<Row>): RowsTable<Row> {
  return useTable({
    features,
    columns,
    data: page?.items ?? NO_ROWS,
    rowCount: page?.total ?? 0,
    manualPagination: true,
    manualSorting: true,
    enableSorting: sorting !== undefined,
    enableSortingRemoval: false,
    enableMultiSort: false,
    sortDescFirst: false,
    state: { sorting: sorting ?? NOT_SORTED, pagination },
    onPaginationChange: (change) => onPaginationChange(change instanceof Function ? change(pagination) : change),
    onSortingChange: (change) => onSortingChange?.(change instanceof Function ? change(sorting ?? []) : change),
  });
}

const NO_ROWS: readonly never[] = [];
const NOT_SORTED: SortingState = [];
