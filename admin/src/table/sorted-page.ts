import { DEFAULT_PAGE_SIZE } from '@soccer-legends/contracts';
import type { TableView } from './table-view.ts';

/** The query parameters for a page of a list that the server sorts. Without a sort order of the user, the server's. */
export function sortedPage(
  { sorting: [sort], pageIndex }: TableView,
  pageSize = DEFAULT_PAGE_SIZE,
): Record<string, string> {
  const order = sort ? { sort: sort.id, order: sort.desc ? 'desc' : 'asc' } : {};
  return { ...order, page: String(pageIndex + 1), pageSize: String(pageSize) };
}
