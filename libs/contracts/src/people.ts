import type { IsoTime } from './iso-time.ts';

/**
 * What administrators may do, each more than the one before it. An editor corrects facts. A publisher also switches,
 * publishes and releases games and runs syncs. An owner also manages people and tokens, restores games and reads the
 * audit log.
 */
export const ADMIN_ROLES = ['editor', 'publisher', 'owner'] as const;
export type AdminRole = (typeof ADMIN_ROLES)[number];

/** Whether a role includes what another one may do. */
export function includesRole(role: AdminRole, required: AdminRole): boolean {
  return ADMIN_ROLES.indexOf(role) >= ADMIN_ROLES.indexOf(required);
}

/** An item of `GET /api/admin/people`, by name. The owner who signs in with the password is not in the list. */
export interface AdminPerson {
  id: string;
  name: string;
  role: AdminRole;
  createdAt: IsoTime;
  createdBy: string;
  /** How many passkeys can sign in. */
  passkeys: number;
  lastUsedAt: IsoTime | null;
  /** Until when an unused invitation is valid; null if there is none. */
  invitedUntil: IsoTime | null;
}

/** `POST /api/admin/people`: adds a person and invites them. */
export interface NewAdminPerson {
  name: string;
  role: AdminRole;
}

/** `PATCH /api/admin/people/{id}` */
export interface AdminPersonChange {
  role: AdminRole;
}

/** Response of `POST /api/admin/people` and of `POST /api/admin/people/{id}/invitation`. */
export interface AdminInvitation {
  personId: string;
  name: string;
  /** Only in this response. Creates one passkey. */
  token: string;
  expiresAt: IsoTime;
}

/** `DELETE /api/admin/people/{id}`: also ends the person's sessions. */
export interface AdminPersonRemoved {
  success: true;
  sessionsEnded: number;
}

/** `POST /api/admin/passkeys/registration-options` */
export interface PasskeyRegistrationStart {
  invitation: string;
}

/** `POST /api/admin/passkeys/registration` and `POST /api/admin/passkeys/sign-in` respond with `AdminLoggedIn`. */
export interface PasskeyRegistration extends PasskeyRegistrationStart {
  /** What `navigator.credentials.create` returned, as JSON. */
  credential: object;
}

export interface PasskeySignIn {
  /** What `navigator.credentials.get` returned, as JSON. */
  credential: object;
  /** Keeps the session for seven days instead of until the browser closes. */
  remember?: boolean;
}

/** `POST /api/admin/session/passkey-proof` responds with `AdminPasswordProof`. */
export type PasskeyProof = Pick<PasskeySignIn, 'credential'>;

/** Options for a ceremony in the browser, as `@simplewebauthn/browser` expects them. */
export interface PasskeyOptions {
  name?: string;
  options: object;
}
