import type { CareerItem, CoachSummary, PlayerDetail, PlayerSummary } from './catalogue.ts';
import type { FeedbackGame } from './feedback.ts';
import type { GameIcon } from './manifest.ts';
import type { IsoTime } from './iso-time.ts';
import type { AdminRole } from './people.ts';

/** `POST /api/admin/login` */
export interface AdminLogin {
  password: string;
  /** Keeps the session for seven days instead of until the browser closes. */
  remember?: boolean;
}

export interface AdminLoggedIn {
  success: true;
  /** Null if the session ends when the browser closes. */
  expiresAt: IsoTime | null;
}

/** `POST /api/admin/logout` */
export interface AdminLoggedOut {
  success: true;
}

/** `GET /api/admin/session`; without a session, the response is the problem `session.required`. */
export interface AdminSessionState {
  signedIn: true;
  expiresAt: IsoTime | null;
  /** Who is signed in, as in the audit log. */
  actor: string;
  role: AdminRole;
  /** What proves again who is signed in. */
  proof: 'password' | 'passkey';
}

/** `POST /api/admin/session/password-proof` */
export interface AdminPasswordCheck {
  password: string;
}

/** Proves for a few minutes that the administrator has just entered the password in this session. */
export interface AdminPasswordProof {
  proof: string;
  expiresAt: IsoTime;
}

/** Header of the requests that are answered with `session.passwordRequired` without it. */
export const PASSWORD_PROOF_HEADER = 'x-password-proof';

/** An item of `GET /api/admin/sessions`: a signed-in browser, the last used first. */
export interface AdminOpenSession {
  id: string;
  /** Who signed in, as in the audit log. */
  actor: string;
  startedAt: IsoTime;
  /** Up to a minute late. */
  lastUsedAt: IsoTime;
  /** Null if the session ends when the browser closes, or after eight unused hours. */
  expiresAt: IsoTime | null;
  /** Browser and system, such as `Firefox, Linux`; null if unknown. */
  browser: string | null;
  /** Networks, such as `203.0.113.0/24`; null for sessions of older versions. */
  signedInFrom: string | null;
  lastUsedFrom: string | null;
  /** Whether it is the session of the request. */
  current: boolean;
}

/**
 * `DELETE /api/admin/sessions/{id}` ends one session, `DELETE /api/admin/sessions/others` all but the current one, and
 * `DELETE /api/admin/sessions` all.
 */
export interface AdminSessionsEnded {
  success: true;
  ended: number;
}

/** `GET /api/admin/db-status` */
export interface DatabaseStatus {
  status: 'Connected' | 'Disconnected';
  playerCount: number;
  teamCount: number;
  coachCount: number;
  message: string;
}

/** `GET /api/admin/teams`; `?players=false` omits `playersByYear`, the largest part of the response. */
export interface AdminTeam {
  id: number;
  name: string;
  logo: string | null;
  /** The number of current and former players. */
  playerCount: number;
  apiId: number | null;
  /** Names by year, such as `{ "2014": ["Mesut Özil"] }`. */
  playersByYear?: Readonly<Record<string, readonly string[]>>;
}

/** `GET /api/admin/teams/{id}` */
export type AdminTeamDetail = Required<AdminTeam>;

/** The origin of a row of the catalogue, as the console shows it. */
export type AdminOrigin = 'API-Football' | 'Soccer Legends';

/** What the console shows of a player in addition to the public data. */
export interface AdminPlayerFacts {
  apiId: number | null;
  teamCount: number;
  currentTeam: string | null;
  currentTeamLogo: string | null;
  origin: AdminOrigin;
  updatedAt: IsoTime;
}

export interface AdminCareerItem extends CareerItem {
  start: number;
  /** Null while still there. */
  end: number | null;
}

/** `GET /api/players/{id}`, as the console reads it. */
export interface AdminPlayer extends PlayerDetail, AdminPlayerFacts {
  career: readonly AdminCareerItem[];
}

/** An item of `GET /api/players?limit=1000` and of `GET /api/admin/players`: a career without its statistics. */
export interface AdminPlayerSummary extends PlayerSummary, AdminPlayerFacts {}

export const ADMIN_PLAYER_COLUMNS = [
  'id',
  'name',
  'country',
  'position',
  'teamCount',
  'currentTeam',
  'apiId',
  'origin',
  'updatedAt',
] as const;
export type AdminPlayerColumn = (typeof ADMIN_PLAYER_COLUMNS)[number];

/**
 * `GET /api/admin/players?search=&sort=&order=&page=&pageSize=`, where all are optional: search by name or country, sort
 * by `id` ascending, page 1 of 25.
 */
export interface AdminPlayersQuery {
  search?: string;
  sort?: AdminPlayerColumn;
  order?: SortOrder;
  page?: number;
  pageSize?: number;
}

export type SortOrder = 'asc' | 'desc';

export interface Page<Item> {
  items: readonly Item[];
  total: number;
  /** From 1; the last page if the requested page is beyond it. */
  page: number;
  pageSize: number;
}

/** `GET /api/coaches?limit=1000`, as the console reads it. */
export interface AdminCoach extends CoachSummary {
  apiId: number | null;
  /** Age this year; null if the year of birth is unknown. */
  age: number | null;
  updatedAt: IsoTime;
}

/** An item of `GET /api/admin/games` and the response of `PATCH /api/admin/games/{id}`. */
export interface AdminGame {
  id: number;
  key: string;
  name: string;
  description: string;
  icon: GameIcon;
  isActive: boolean;
  route: string;
}

/** `PATCH /api/admin/games/{id}` */
export interface AdminGameChange {
  isActive: boolean;
}

/** An item of `GET /api/admin/feedback`, newest first, at most a thousand; `?before={id}` returns the older ones. */
export interface FeedbackEntry {
  id: number;
  gameType: FeedbackGame;
  feedback: string;
  userEmail: string | null;
  createdAt: IsoTime;
  /** When an administrator had dealt with it; null while it is open. */
  closedAt: IsoTime | null;
  /** Id of the revision that it led to. */
  revision: number | null;
}

/** `PATCH /api/admin/feedback/{id}`, answered with the `FeedbackEntry`. */
export interface FeedbackChange {
  closed: boolean;
  /** Id of the revision that corrected what the letter reported. */
  revision?: number;
}

/** `DELETE /api/admin/feedback/{id}` */
export interface FeedbackDeleted {
  success: true;
}

export const AUDIT_OUTCOMES = ['done', 'refused', 'failed'] as const;
export type AuditOutcome = (typeof AUDIT_OUTCOMES)[number];

/** The first parts of the actions in the audit log, such as `session` of `session.login`. */
export const AUDIT_AREAS = [
  'session',
  'person',
  'passkey',
  'facts',
  'review',
  'sync',
  'player',
  'game',
  'plugin',
  'feedback',
  'audit',
] as const;
export type AuditArea = (typeof AUDIT_AREAS)[number];

/** Which entries of the audit log to return. Absent parts match every entry. */
export interface AuditFilter {
  /** Text that the actor, action, target or reason contains. */
  search?: string;
  outcome?: AuditOutcome;
  /** A whole action, such as `session.login`, or its area, such as `session`. */
  action?: string;
  /** Exactly who acted. */
  actor?: string;
  /** Id of the administrator's session. */
  session?: string;
  /** Entries from this time on. */
  from?: IsoTime;
  /** Entries before this time. */
  to?: IsoTime;
}

/** `GET /api/admin/audit`: the newest entries, or the page before or after an entry. */
export interface AuditQuery extends AuditFilter {
  before?: number;
  after?: number;
  pageSize?: number;
}

/** Some entries of the audit log, newest first. */
export interface AuditPage {
  items: readonly AuditItem[];
  /** Value of `after` for the page of newer entries; null if there is none. */
  newer: number | null;
  /** Value of `before` for the page of older entries; null if there is none. */
  older: number | null;
}

/** `GET /api/admin/audit/actors`: everyone with an entry, by name; at most 200. */
export type AuditActors = readonly string[];

/** An item of `GET /api/admin/audit`, newest first. */
export interface AuditItem {
  id: number;
  at: IsoTime;
  actor: string;
  action: string;
  target: string;
  before: unknown;
  after: unknown;
  outcome: AuditOutcome;
  reason: string | null;
  requestId: string | null;
  visitor: string | null;
  /** The administrator's session; null for visitors, jobs and calls with a password or a publish token. */
  sessionId: string | null;
}

/** `GET /api/admin/audit/verification` */
export interface AuditVerification {
  entries: number;
  /** Id of the first entry that was changed; null if the log is intact. */
  firstBroken: number | null;
}
