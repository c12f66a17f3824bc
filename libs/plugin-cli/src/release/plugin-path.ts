/** Returns the path of the site's API for a plugin. @param action such as `/release` */
export function pathOf(key: string, action = ''): string {
  return `/api/admin/plugins/${encodeURIComponent(key)}${action}`;
}
