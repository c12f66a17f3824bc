/** Path of the publish and release API. */
export const PLUGINS = '/api/admin/plugins';

/** Path of the games that this session loads from the developer's machine. */
export const DEV_OVERRIDES = '/api/admin/dev-overrides';
