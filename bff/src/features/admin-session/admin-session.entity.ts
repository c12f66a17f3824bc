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
    /** Last use, to the minute. Polling by an open console is no use. */
    lastSeenAt: p.datetime(),
    /** A week after the sign-in, however often the session is used. */
    expiresAt: p.datetime(),
    /** Null for the owner, who signs in with the password. */
    person: () =>
      p.manyToOne(AdminPersonRow).nullable().deleteRule('cascade').foreignKeyName('admin_session_person_id_fkey'),
    /** Browser and operating system at the sign-in, such as `Firefox, Linux`; null if unknown. */
    browser: p.text().nullable(),
    /** Network at the sign-in, such as `203.0.113.0/24`. */
    signedInFrom: p.text(),
    /** Network of the last use. */
    lastUsedFrom: p.text(),
  },
});
export type AdminSession = InferEntity<typeof AdminSession>;
