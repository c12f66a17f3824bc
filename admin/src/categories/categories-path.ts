/** Path of all written groups. */
export const CATEGORIES = '/api/admin/categories';

/** @param id such as `group world-cup-1990`, which does not fit into a path */
export function categoryPath(part: 'sheet' | 'effects' | 'history', id: string): string {
  return `${CATEGORIES}/${part}?${new URLSearchParams({ id })}`;
}
