/** Serialization failure and deadlock: PostgreSQL rolled this transaction back because of another one. */
const ROLLED_BACK = new Set(['40001', '40P01']);

/** Codes of PostgreSQL (SQLSTATE) for a database that is unreachable, read-only, full or too slow. */
const DATABASE_UNAVAILABLE =
  '55P03 57014 25P03 25006 57P01 57P02 57P03 57P05 53100 53200 53300 08000 08003 08006'.split(' ');

/** Codes of Node.js for a disk or a connection in such a state. */
const SYSTEM_UNAVAILABLE =
  'ENOSPC EDQUOT EROFS ECONNREFUSED ECONNRESET EPIPE ETIMEDOUT EHOSTUNREACH ENETUNREACH ENOTFOUND EAI_AGAIN'.split(' ');

const UNAVAILABLE = new Set([...ROLLED_BACK, ...DATABASE_UNAVAILABLE, ...SYSTEM_UNAVAILABLE]);

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

function codeOf(fault: unknown): string {
  const { code } = (fault ?? {}) as { code?: unknown };
  return typeof code === 'string' ? code : '';
}
