import { AUDIT_OUTCOMES } from '@soccer-legends/contracts';
import { defineEntity, p, type InferEntity } from '@mikro-orm/core';

/** One audited action. The table is append-only, and every entry contains the hash of the previous one. */
export const AuditEntry = defineEntity({
  name: 'AuditEntry',
  tableName: 'audit_log',
  properties: {
    id: p.bigint('number').primary().generated('identity'),
    at: p.datetime().index('audit_log_at'),
    /** The administrator, `administrator`, `operator`, `system`, `bundle`, `visitor`, or the name of a publish token. */
    actor: p.text(),
    /** Dotted, such as `game.toggle`. */
    action: p.text(),
    /** What the action was applied to, such as the key of a plugin. */
    target: p.text(),
    before: p.json<unknown>().nullable(),
    after: p.json<unknown>().nullable(),
    outcome: p.enum(AUDIT_OUTCOMES),
    reason: p.text().nullable(),
    /** Null for actions of the server itself, as `visitor`. */
    requestId: p.text().nullable(),
    /** An IPv4 address or a /64 network; in summaries of refused attempts the wider network. */
    visitor: p.text().nullable(),
    /** The administrator's session; null for visitors, jobs and calls with a password or a publish token. */
    sessionId: p.text().nullable(),
    /** The `hash` of the entry before; 64 zeros for the first entry. Unique, so that the chain cannot fork. */
    prevHash: p.text().unique('audit_log_prev_hash_key'),
    /** SHA-256, in hex, of the JSON array of the previous hash and all columns except `id`; see `auditHash`. */
    hash: p.text(),
  },
  indexes: [
    { name: 'audit_log_actor', properties: ['actor', 'id'] },
    { name: 'audit_log_session', properties: ['sessionId', 'id'] },
    {
      name: 'audit_log_words',
      expression: 'create index audit_log_words on audit_log using gin (audit_words(actor, action, target, reason))',
    },
  ],
});
export type AuditEntry = InferEntity<typeof AuditEntry>;
