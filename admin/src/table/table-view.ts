import { DEFAULT_PAGE_SIZE } from '@soccer-legends/contracts';
import type { PaginationState, SortingState, Updater } from '@tanstack/react-table';

/** The search, sort order and page of a table, with functions that change them. */
export interface TableView {
  /** Empty without a search. */
  search: string;
  sorting: SortingState;
  /** Counts from 0. May be beyond the last page. */
  pageIndex: number;
  /** Returns to the first page. */
  setSearch(text: string): void;
  /** Returns to the first page. */
  setSorting(sorting: SortingState): void;
  setPageIndex(pageIndex: number): void;
}

/** Returns options that make a table show a view, and report changes to it. */
export function controlledBy(view: TableView, { pageSize, total }: { pageSize: number; total: number }) {
  const { sorting } = view;
  // Rows may have been deleted since the page was opened.
  const lastIndex = Math.max(0, Math.ceil(total / pageSize) - 1);
  const pagination = { pageIndex: Math.min(view.pageIndex, lastIndex), pageSize };
  return {
    state: { sorting, pagination },
    onSortingChange: (change: Updater<SortingState>) =>
      view.setSorting(change instanceof Function ? change(sorting) : change),
    onPaginationChange: (change: Updater<PaginationState>) =>
      view.setPageIndex((change instanceof Function ? change(pagination) : change).pageIndex),
    // Refetching the rows must not return to the first page.
    autoResetPageIndex: false,
    enableSortingRemoval: false,
    enableMultiSort: false,
    sortDescFirst: false,
  };
}

/** The query parameters for a page of a list that the server sorts. Without a sort order of the user, the server's. */
export function sortedPage(
  { sorting: [sort], pageIndex }: TableView,
  pageSize = DEFAULT_PAGE_SIZE,
): Record<string, string> {
  const order = sort ? { sort: sort.id, order: sort.desc ? 'desc' : 'asc' } : {};
  return { ...order, page: String(pageIndex + 1), pageSize: String(pageSize) };
}
