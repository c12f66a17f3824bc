/** Serialization failure and deadlock: PostgreSQL rolled this transaction back because of another one. */
const ROLLED_BACK = new Set(['40001', '40P01']);

/** PostgreSQL's codes (SQLSTATE) for a database that is unreachable, read-only, full or too slow. */
const DATABASE_UNAVAILABLE =
  '55P03 57014 25P03 25006 57P01 57P02 57P03 57P05 53100 53200 53300 08000 08003 08006'.split(' ');

/** Node.js codes for a failed connection to the database. */
const CONNECTION_FAILED = 'ECONNREFUSED ECONNRESET EPIPE ETIMEDOUT EHOSTUNREACH ENETUNREACH ENOTFOUND EAI_AGAIN'.split(
  ' ',
);

/** Node.js codes for a file system of this machine that is full or read-only. */
const OWN_DISK = new Set(['ENOSPC', 'EDQUOT', 'EROFS']);

const UNAVAILABLE = new Set([...ROLLED_BACK, ...DATABASE_UNAVAILABLE, ...CONNECTION_FAILED, ...OWN_DISK]);

/** Messages of the driver's errors, which have no code. */
const DRIVER_MESSAGES = /timeout exceeded when trying to connect|timeout expired|Connection terminated|not queryable/;

/** Whether the same transaction may succeed if it is retried at once. */
export function isRetryable(error: unknown): boolean {
  return ROLLED_BACK.has(codeOf(error));
}

/** Whether the database or the disk caused the error, rather than the request. */
export function isStorageUnavailable(error: unknown): boolean {
  return error instanceof Error && (UNAVAILABLE.has(codeOf(error)) || DRIVER_MESSAGES.test(error.message));
}

/** Whether a file of this server could not be written. A database server reports other codes. */
export function isOwnDiskError(error: unknown): boolean {
  return OWN_DISK.has(codeOf(error));
}

function codeOf(error: unknown): string {
  const { code } = (error ?? {}) as { code?: unknown };
  return typeof code === 'string' ? code : '';
}
