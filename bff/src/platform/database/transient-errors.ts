/** Serialization failure and deadlock: PostgreSQL rolled this transaction back because of another one. */
const ROLLED_BACK = new Set(['40001', '40P01']);

/** Codes of PostgreSQL (SQLSTATE) for a database that is unreachable, read-only, full or too slow. */
const DATABASE_UNAVAILABLE =
  '55P03 57014 25P03 25006 57P01 57P02 57P03 57P05 53100 53200 53300 08000 08003 08006'.split(' ');

/** Codes of Node.js for a connection in such a state. */
const CONNECTION_FAILED = 'ECONNREFUSED ECONNRESET EPIPE ETIMEDOUT EHOSTUNREACH ENETUNREACH ENOTFOUND EAI_AGAIN'.split(
  ' ',
);

/** Codes of Node.js for a file system of this machine that is full or read-only. */
const OWN_DISK = new Set(['ENOSPC', 'EDQUOT', 'EROFS']);

const UNAVAILABLE = new Set([...ROLLED_BACK, ...DATABASE_UNAVAILABLE, ...CONNECTION_FAILED, ...OWN_DISK]);

/** Errors of the driver, which have no code. */
const DRIVER_MESSAGES = /timeout exceeded when trying to connect|timeout expired|Connection terminated|not queryable/;

/** Returns whether the same transaction may succeed if it is retried at once. */
export function isRetryable(fault: unknown): boolean {
  return ROLLED_BACK.has(codeOf(fault));
}

/** Returns whether the database or the disk caused the error, rather than the request. */
export function isStorageUnavailable(fault: unknown): boolean {
  return fault instanceof Error && (UNAVAILABLE.has(codeOf(fault)) || DRIVER_MESSAGES.test(fault.message));
}

/** Returns whether a file of this server could not be written; a database server reports codes of its own. */
export function isOwnDiskError(fault: unknown): boolean {
  return OWN_DISK.has(codeOf(fault));
}

function codeOf(fault: unknown): string {
  const { code } = (fault ?? {}) as { code?: unknown };
  return typeof code === 'string' ? code : '';
}
