import { version } from '../../../package.json' with { type: 'json' };

/** The server's own version. */
export const VERSION = version;
