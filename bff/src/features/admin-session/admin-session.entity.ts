import { defineEntity, p, type InferEntity } from '@mikro-orm/core';

/** One signed-in browser. The database never has the token that the browser holds. */
export const AdminSession = defineEntity({
  name: 'AdminSession',
  tableName: 'admin_session',
  properties: {
    id: p.uuid().primary(),
    /** SHA-256 of the cookie's value, in hex. */
    tokenHash: p.text().unique('admin_session_token_hash_key'),
    /** Whether it outlives the browser; otherwise it also ends when nobody has used it for a while. */
    remembered: p.boolean(),
    createdAt: p.datetime(),
    lastSeenAt: p.datetime(),
    expiresAt: p.datetime(),
  },
});
export type AdminSession = InferEntity<typeof AdminSession>;
