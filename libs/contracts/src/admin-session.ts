import type { IsoTime } from './iso-time.ts';
import type { SortedPageQuery } from './page.ts';
import type { Succeeded } from './succeeded.ts';
import type { AdminRole } from './administrators.ts';

/** `POST /api/admin/login` */
export interface AdminLogin {
  password: string;
  /** Keeps the session for seven days instead of until the browser closes. */
  remember?: boolean;
}

/** Response of `POST /api/admin/login` and of the endpoints that log in with a passkey. */
export interface AdminLoggedIn extends Succeeded {
  /** Null if the session ends when the browser closes. */
  expiresAt: IsoTime | null;
}

/** `GET /api/admin/session`; without a session, the response is the problem `session.required`. */
export interface AdminSessionState {
  signedIn: true;
  /** Null if the session ends when the browser closes. */
  expiresAt: IsoTime | null;
  /** Name in the audit log. */
  actor: string;
  role: AdminRole;
  /** What the administrator must present again for a second proof. */
  proof: 'password' | 'passkey';
  /** Whether the games of a public site run at the console's own address. */
  sharesOrigin: boolean;
}

/** `POST /api/admin/session/password-proof` */
export type AdminPasswordCheck = Pick<AdminLogin, 'password'>;

/** Proves for a few minutes that the administrator has just entered the password in this session. */
export interface AdminPasswordProof {
  /** Value of `PASSWORD_PROOF_HEADER`. */
  proof: string;
  expiresAt: IsoTime;
}

/**
 * Cookie of the site, if the console has another address, in a browser that the console sent with a pass. Scripts can read
 * it, to show links to the console. The server does not.
 */
export const ADMINISTRATOR_HINT = 'sl-administrator';

/** Header with the proof. Without it, some requests get the problem `session.passwordRequired`. */
export const PASSWORD_PROOF_HEADER = 'x-password-proof';

/** The columns by which `GET /api/admin/sessions` sorts. */
export const SESSION_COLUMNS = ['browser', 'actor', 'lastUsedAt', 'lastUsedFrom', 'startedAt'] as const;
export type SessionColumn = (typeof SESSION_COLUMNS)[number];

/** Query of `GET /api/admin/sessions`. Without `sort`, the most recently used session comes first. */
export type AdminSessionsQuery = SortedPageQuery<SessionColumn>;

/** An item of `GET /api/admin/sessions`, which is paged: a logged-in browser. */
export interface AdminOpenSession {
  id: string;
  actor: string;
  startedAt: IsoTime;
  /** Updated at most once a minute. */
  lastUsedAt: IsoTime;
  /** Null if the session ends when the browser closes, or after eight hours without use. */
  expiresAt: IsoTime | null;
  /** Browser and system, such as `Firefox, Linux`; null if unknown. */
  browser: string | null;
  /** Network, such as `203.0.113.0/24`. */
  signedInFrom: string;
  lastUsedFrom: string;
  current: boolean;
}

/**
 * `DELETE /api/admin/sessions/{id}` ends one session, `DELETE /api/admin/sessions/others` all but the current one, and
 * `DELETE /api/admin/sessions` all.
 */
export interface AdminSessionsEnded extends Succeeded {
  ended: number;
}
