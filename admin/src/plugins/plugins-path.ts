/** Path of the API that publishes and releases plugins. */
export const PLUGINS = '/api/admin/plugins';

/** Path of the games that this session loads from the developer's computer. */
export const DEV_OVERRIDES = '/api/admin/dev-overrides';
