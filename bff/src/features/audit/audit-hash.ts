import { createHash } from 'node:crypto';
import type { AuditEntry } from './audit-entry.entity.ts';

/** Previous hash of the first entry. */
export const NO_ENTRY = '0'.repeat(64);

export type HashedEntry = Omit<AuditEntry, 'id' | 'hash'>;

/** Returns the SHA-256 of an entry's content and the hash of its predecessor, in hex. */
export function auditHash(entry: HashedEntry): string {
  const { prevHash, at, actor, action, target, before, after, outcome, reason, requestId, visitor } = entry;
  const content = [prevHash, at, actor, action, target, before, after, outcome, reason, requestId, visitor];
  return createHash('sha256').update(JSON.stringify(content)).digest('hex');
}
