import { AUDIT_OUTCOMES } from '@soccer-legends/contracts';
import { defineEntity, p, type InferEntity } from '@mikro-orm/core';

/** One audited action. The table is append-only, and every entry contains the hash of the previous one. */
export const AuditEntry = defineEntity({
  name: 'AuditEntry',
  tableName: 'audit_log',
  properties: {
    id: p.bigint('number').primary().generated('identity'),
    at: p.datetime().index('audit_log_at'),
    actor: p.text(),
    action: p.text(),
    target: p.text(),
    before: p.json<unknown>().nullable(),
    after: p.json<unknown>().nullable(),
    outcome: p.enum(AUDIT_OUTCOMES),
    reason: p.text().nullable(),
    requestId: p.text().nullable(),
    visitor: p.text().nullable(),
    /** The administrator's session; null for visitors, jobs and calls with a password or a publish token. */
    sessionId: p.text().nullable(),
    prevHash: p.text().unique('audit_log_prev_hash_key'),
    hash: p.text(),
  },
  indexes: [
    { name: 'audit_log_actor', properties: ['actor', 'id'] },
    { name: 'audit_log_session', properties: ['sessionId', 'id'] },
  ],
});
export type AuditEntry = InferEntity<typeof AuditEntry>;
