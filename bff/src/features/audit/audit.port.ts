export { AuditLog, type AuditedAction } from './audit-log.ts';
export { RefusedAttempts } from './refused-attempts.ts';
