export type SortOrder = 'asc' | 'desc';

/** Items of a page if a request does not say how many. */
export const DEFAULT_PAGE_SIZE = 25;

/** Part of a list with page numbers. */
export interface Page<Item> {
  items: readonly Item[];
  /** Number of items on all pages. */
  total: number;
  /** Counts from 1. If the requested page does not exist, the last page. */
  page: number;
  pageSize: number;
}

/** Query of a list with pages. */
export interface PageQuery {
  page?: number;
  pageSize?: number;
}

export interface SortedPageQuery<Column extends string> extends PageQuery {
  sort?: Column;
  order?: SortOrder;
}

/** Part of a list that is sorted by descending id and has no page numbers. */
export interface CursorPage<Item> {
  items: readonly Item[];
  /** Value of `after` for the page of newer items; null if there is none. */
  newer: number | null;
  /** Value of `before` for the page of older items; null if there is none. */
  older: number | null;
}

/** Ids: the page has items older than `before`, or newer than `after`. Without either, it has the newest items. */
export interface PageCursor {
  before?: number;
  after?: number;
}
