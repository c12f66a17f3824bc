export type SortOrder = 'asc' | 'desc';

export interface Page<Item> {
  items: readonly Item[];
  total: number;
  /** Counts from 1. If the requested page does not exist, the last page. */
  page: number;
  pageSize: number;
}
