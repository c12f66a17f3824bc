import { defineEntity, p, type InferEntity } from '@mikro-orm/core';
import { AdminPersonRow } from './people/people.entities.ts';

/** One signed-in browser. The token itself is never stored. */
export const AdminSession = defineEntity({
  name: 'AdminSession',
  tableName: 'admin_session',
  properties: {
    id: p.uuid().primary(),
    /** SHA-256 of the token in the cookie, in hex. */
    tokenHash: p.text().unique('admin_session_token_hash_key'),
    /** Whether the session survives closing the browser. Otherwise it also expires when idle. */
    remembered: p.boolean(),
    createdAt: p.datetime(),
    lastSeenAt: p.datetime(),
    expiresAt: p.datetime(),
    person: () =>
      p.manyToOne(AdminPersonRow).nullable().deleteRule('cascade').foreignKeyName('admin_session_person_id_fkey'),
    /** Browser and operating system at the sign-in, such as `Firefox, Linux`; null if unknown. */
    browser: p.text().nullable(),
    /** Network at the sign-in, such as `203.0.113.0/24`; null for sessions that older versions stored. */
    signedInFrom: p.text().nullable(),
    lastUsedFrom: p.text().nullable(),
  },
});
export type AdminSession = InferEntity<typeof AdminSession>;
