/** The calls of publishing and releasing. */
export const PLUGINS = '/api/admin/plugins';

/** What this session loads from the developer's machine. */
export const DEV_OVERRIDES = '/api/admin/dev-overrides';
