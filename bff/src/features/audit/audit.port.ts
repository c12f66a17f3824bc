export { AuditLog, type AuditedAction } from './audit-log.ts';
export { AuditFilterQuery } from './audit.requests.ts';
export { RefusedAttempts } from './refused-attempts.ts';
