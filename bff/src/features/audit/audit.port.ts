/** What the other features may use of `audit`. Lint refuses any other import across features. */
export { AuditLog, type Deed } from './audit-log.ts';
