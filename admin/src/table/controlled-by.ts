import type { PaginationState, SortingState, Updater } from '@tanstack/react-table';
import type { TableView } from './table-view.ts';

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
