/** Another transaction was in the way, and this one was undone: serialization failure, deadlock. */
const UNDONE = new Set(['40001', '40P01']);

/** PostgreSQL's codes, and Node's, for what cannot answer in time, can only be read, is full, or is not there. */
const AWAY = new Set([
  ...UNDONE,
  ...['55P03', '57014', '25P03', '25006'],
  ...['57P01', '57P02', '57P03', '57P05', '53100', '53200', '53300'],
  ...['08000', '08003', '08006'],
  ...['ENOSPC', 'EDQUOT', 'EROFS'],
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN'],
]);

/** The driver's own, which have no codes. */
const WITHOUT_CODE = /timeout exceeded when trying to connect|timeout expired|Connection terminated|not queryable/;

/** Whether the same transaction may well succeed at once. */
export function isWorthAnother(fault: unknown): boolean {
  return UNDONE.has(codeOf(fault));
}

/** Whether it is the database or the disk that keeps a request from being done, and not the request. */
export function isStorageAway(fault: unknown): boolean {
  return fault instanceof Error && (AWAY.has(codeOf(fault)) || WITHOUT_CODE.test(fault.message));
}

function codeOf(fault: unknown): string {
  const { code } = (fault ?? {}) as { code?: unknown };
  return typeof code === 'string' ? code : '';
}
