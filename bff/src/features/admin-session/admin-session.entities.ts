import { ADMIN_ROLES } from '@soccer-legends/contracts';
import { defineEntity, p, type InferEntity } from '@mikro-orm/core';

/** An administrator with a passkey. The owner who signs in with the password has no row. */
export const AdministratorRow = defineEntity({
  name: 'AdministratorRow',
  tableName: 'admin_person',
  properties: {
    id: p.uuid().primary(),
    name: p.text(),
    /** Folded, because two people must not have names that look the same. */
    nameKey: p.text().unique('admin_person_name_key_key'),
    role: p.enum(ADMIN_ROLES),
    createdAt: p.datetime(),
    /** The actor who invited the person, as in the audit log. */
    createdBy: p.text(),
  },
});
export type AdministratorRow = InferEntity<typeof AdministratorRow>;

/** A WebAuthn credential. A person may have several, one for each device. */
export const Passkey = defineEntity({
  name: 'Passkey',
  tableName: 'admin_passkey',
  properties: {
    /** Credential id of the authenticator, in base64url. */
    id: p.text().primary(),
    person: () =>
      p
        .manyToOne(AdministratorRow)
        .deleteRule('cascade')
        .index('admin_passkey_person')
        .foreignKeyName('admin_passkey_person_id_fkey'),
    /** COSE key, in base64url. */
    publicKey: p.text(),
    /** Number of signatures; 0 for passkeys that do not count. A smaller number reveals a copied key. */
    counter: p.bigint('number'),
    /** How the browser reaches the passkey, such as `internal` or `usb`. */
    transports: p.json<string[]>(),
    createdAt: p.datetime(),
    lastUsedAt: p.datetime().nullable(),
  },
});
export type Passkey = InferEntity<typeof Passkey>;

/** The open invitation of a person, at most one. It allows one passkey to be created. */
export const Invitation = defineEntity({
  name: 'Invitation',
  tableName: 'admin_invitation',
  properties: {
    personId: p.uuid().primary(),
    /** SHA-256 of the token, in hex. */
    tokenHash: p.text().unique('admin_invitation_token_hash_key'),
    expiresAt: p.datetime(),
  },
});
export type Invitation = InferEntity<typeof Invitation>;

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
      p.manyToOne(AdministratorRow).nullable().deleteRule('cascade').foreignKeyName('admin_session_person_id_fkey'),
    /** Browser and operating system at the sign-in, such as `Firefox, Linux`; null if unknown. */
    browser: p.text().nullable(),
    /** Network at the sign-in, such as `203.0.113.0/24`. */
    signedInFrom: p.text(),
    lastUsedFrom: p.text(),
  },
});
export type AdminSession = InferEntity<typeof AdminSession>;
