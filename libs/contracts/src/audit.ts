import type { IsoTime } from './iso-time.ts';
import type { CursorPage, PageCursor } from './page.ts';

/** `refused`: a rule prevented the action, such as a wrong password. `failed`: the action began and did not succeed. */
export const AUDIT_OUTCOMES = ['done', 'refused', 'failed'] as const;

export type AuditOutcome = (typeof AUDIT_OUTCOMES)[number];

/** First parts of the actions in the audit log, such as `session` of `session.login`. */
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

/** Filter of the audit log. Absent properties match every entry. */
export interface AuditFilter {
  /**
   * Words or beginnings of words. The actor, action, target and reason of an entry must together contain all of them.
   */
  search?: string;
  outcome?: AuditOutcome;
  /** A complete action, such as `session.login`, or its area, such as `session`. */
  action?: string;
  /** Exact name of the actor. */
  actor?: string;
  /** `AuditItem.sessionId`. */
  session?: string;
  /** Entries at or after this time. */
  from?: IsoTime;
  /** Entries before this time. */
  to?: IsoTime;
}

/** `GET /api/admin/audit`: the newest entries, or the page before or after an entry. */
export interface AuditQuery extends AuditFilter, PageCursor {
  pageSize?: number;
}

export type AuditPage = CursorPage<AuditItem>;

/** `GET /api/admin/audit/actors`: everyone with an entry, by name; at most 200. */
export type AuditActors = readonly string[];

/** An item of `GET /api/admin/audit`, newest first. */
export interface AuditItem {
  id: number;
  at: IsoTime;
  actor: string;
  /** The area and what was done, such as `plugin.release`. */
  action: string;
  /** What was acted on, such as a plugin's key or an id; its form depends on the action. */
  target: string;
  /** State before and after the action, without secrets and personal data; null if there is none to record. */
  before: unknown;
  after: unknown;
  outcome: AuditOutcome;
  reason: string | null;
  /** Id in the server's log; null for an action without a request, such as a job's. */
  requestId: string | null;
  /** IPv4 address or IPv6 network of the sender; null without a request. */
  visitor: string | null;
  /** The administrator's session; null for visitors, jobs and calls with a password or a publish token. */
  sessionId: string | null;
}

/** `GET /api/admin/audit/verification` */
export interface AuditVerification {
  entries: number;
  /** Id of the first entry that was changed or does not continue the hash chain; null if the log is intact. */
  firstBroken: number | null;
}
