import type { IsoTime } from './iso-time.ts';
import type { Succeeded } from './succeeded.ts';

/**
 * Roles of administrators. Each includes the previous one. An editor corrects facts. A publisher also publishes,
 * releases and switches games, and runs syncs. An owner also manages administrators and tokens, restores games and reads the
 * audit log.
 */
export const ADMIN_ROLES = ['editor', 'publisher', 'owner'] as const;
export type AdminRole = (typeof ADMIN_ROLES)[number];

/** Returns whether a role allows what `required` allows. */
export function includesRole(role: AdminRole, required: AdminRole): boolean {
  return ADMIN_ROLES.indexOf(role) >= ADMIN_ROLES.indexOf(required);
}

/** An item of `GET /api/admin/people`, by name. The owner who logs in with the password is not listed. */
export interface Administrator {
  id: string;
  name: string;
  role: AdminRole;
  createdAt: IsoTime;
  /** The actor who added the administrator, as in the audit log. */
  createdBy: string;
  /** Number of passkeys that can log in. */
  passkeys: number;
  lastUsedAt: IsoTime | null;
  /** Expiry of an unused invitation; null if there is none. */
  invitedUntil: IsoTime | null;
}

/** `POST /api/admin/people`: adds an administrator and invites them. */
export interface NewAdministrator {
  name: string;
  role: AdminRole;
}

/** `PATCH /api/admin/people/{id}` */
export type AdministratorChange = Pick<NewAdministrator, 'role'>;

/** Response of `POST /api/admin/people` and of `POST /api/admin/people/{id}/invitation`. */
export interface AdminInvitation {
  personId: string;
  name: string;
  /** Returned only in this response. It allows creating one passkey. */
  token: string;
  expiresAt: IsoTime;
}

/** `DELETE /api/admin/people/{id}`: also ends the administrator's sessions. */
export interface AdministratorRemoved extends Succeeded {
  sessionsEnded: number;
}

/** `POST /api/admin/passkeys/registration-options` */
export interface PasskeyRegistrationStart {
  invitation: string;
}

/** `POST /api/admin/passkeys/registration` and `POST /api/admin/passkeys/sign-in` respond with `AdminLoggedIn`. */
export interface PasskeyRegistration extends PasskeyRegistrationStart {
  /** The result of `navigator.credentials.create`, as JSON. */
  credential: object;
}

/** `POST /api/admin/passkeys/sign-in` */
export interface PasskeySignIn {
  /** The result of `navigator.credentials.get`, as JSON. */
  credential: object;
  /** Keeps the session for seven days instead of until the browser closes. */
  remember?: boolean;
}

/** `POST /api/admin/session/passkey-proof` responds with `AdminPasswordProof`. */
export type PasskeyProof = Pick<PasskeySignIn, 'credential'>;

/** Options for a ceremony in the browser, as `@simplewebauthn/browser` expects them. */
export interface PasskeyOptions {
  /** The invited administrator; absent for a login. */
  invited?: Pick<Administrator, 'name' | 'role' | 'createdBy'>;
  options: object;
}
