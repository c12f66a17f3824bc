import { version } from '../../../../package.json' with { type: 'json' };

/** The version of the site: this is the only place from which the server, its metrics and its image take it. */
export const VERSION = version;
