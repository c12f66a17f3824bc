import type { SortingState } from '@tanstack/react-table';

/** What a table shows of its rows, and how that is changed. */
export interface TableView {
  /** Empty without a search. */
  search: string;
  sorting: SortingState;
  /** From 0. May be beyond the last page. */
  pageIndex: number;
  /** Starts from the first page. */
  setSearch(text: string): void;
  /** Starts from the first page. */
  setSorting(sorting: SortingState): void;
  setPageIndex(pageIndex: number): void;
}
