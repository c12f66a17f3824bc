/**
 * Returns the API path of a plugin.
 * @param action such as `/release`
 */
export function pathOf(key: string, action = ''): string {
  return `/api/admin/plugins/${encodeURIComponent(key)}${action}`;
}
