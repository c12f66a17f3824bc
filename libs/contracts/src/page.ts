export type SortOrder = 'asc' | 'desc';

export interface Page<Item> {
  items: readonly Item[];
  total: number;
  /** From 1; the last page if the requested page is beyond it. */
  page: number;
  pageSize: number;
}
