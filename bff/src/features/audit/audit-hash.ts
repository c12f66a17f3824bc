import { createHash } from 'node:crypto';
import type { AuditEntry } from './audit-entry.entity.ts';

/** What the first entry has for the hash of the one before it. */
export const NO_ENTRY = '0'.repeat(64);

export type HashedEntry = Omit<AuditEntry, 'id' | 'hash'>;

/** SHA-256 over everything that an entry says and the hash of the entry before it. */
export function auditHash(entry: HashedEntry): string {
  const { prevHash, at, actor, action, target, before, after, outcome, reason, requestId, visitor } = entry;
  const said = [prevHash, at, actor, action, target, before, after, outcome, reason, requestId, visitor];
  return createHash('sha256').update(JSON.stringify(said)).digest('hex');
}
