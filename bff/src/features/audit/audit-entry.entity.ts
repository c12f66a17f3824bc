import { defineEntity, p, type InferEntity } from '@mikro-orm/core';

/** One deed. The table takes new rows alone, and every row vouches for the one before it. */
export const AuditEntry = defineEntity({
  name: 'AuditEntry',
  tableName: 'audit_log',
  properties: {
    id: p.bigint('number').primary().autoincrement(),
    at: p.datetime(),
    actor: p.text(),
    /** What was done, such as `game.toggle`. */
    action: p.text(),
    /** What it was done to. */
    target: p.text(),
    before: p.json<unknown>().nullable(),
    after: p.json<unknown>().nullable(),
    outcome: p.text().$type<AuditOutcome>(),
    reason: p.text().nullable(),
    requestId: p.text().nullable(),
    /** The network that the request came from. */
    visitor: p.text().nullable(),
    prevHash: p.text().unique(),
    hash: p.text(),
  },
});
export type AuditEntry = InferEntity<typeof AuditEntry>;

export type AuditOutcome = 'done' | 'refused' | 'failed';
