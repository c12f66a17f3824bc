import type { SortingState } from '@tanstack/react-table';

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
