/** Returns the number and the offset of a page in a list of `total` items. A page beyond the end becomes the last page. */
export function pageOf(total: number, page: number, pageSize: number): { page: number; offset: number } {
  const last = Math.max(1, Math.ceil(total / pageSize));
  const shown = Math.min(page, last);
  return { page: shown, offset: (shown - 1) * pageSize };
}
