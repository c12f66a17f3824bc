/** Path of all hand-written groups. */
export const CATEGORIES = '/api/admin/categories';

/** @param id such as `group world-cup-1990`; sent in the query, because it contains a space */
export function categoryPath(part: 'sheet' | 'effects' | 'history', id: string): string {
  return `${CATEGORIES}/${part}?${new URLSearchParams({ id })}`;
}
