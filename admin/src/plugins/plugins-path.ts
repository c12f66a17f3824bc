/** The calls of publishing and releasing. */
export const PLUGINS = '/api/admin/plugins';
