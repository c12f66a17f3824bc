import { defineEntity, p, type InferEntity } from '@mikro-orm/core';

/** One signed-in browser. The token itself is never stored. */
export const AdminSession = defineEntity({
  name: 'AdminSession',
  tableName: 'admin_session',
  properties: {
    id: p.uuid().primary(),
    /** SHA-256 of the token in the cookie, in hex. */
    tokenHash: p.text().unique('admin_session_token_hash_key'),
    /** Whether it survives closing the browser; otherwise it also expires when idle. */
    remembered: p.boolean(),
    createdAt: p.datetime(),
    lastSeenAt: p.datetime(),
    expiresAt: p.datetime(),
  },
});
export type AdminSession = InferEntity<typeof AdminSession>;
