import type { IsoTime } from './iso-time.ts';
import type { CursorPage, PageCursor } from './page.ts';
import { PLUGIN_ACTIONS } from './plugin-release.ts';

/** `refused`: a rule prevented the action, such as a wrong password. `failed`: the action began and did not succeed. */
export const AUDIT_OUTCOMES = ['done', 'refused', 'failed'] as const;

export type AuditOutcome = (typeof AUDIT_OUTCOMES)[number];

/** Every action that the server writes to the audit log: the area and what was done. */
export const AUDIT_ACTIONS = [
  'session.login',
  'session.logout',
  'session.logoutEverywhere',
  'session.end',
  'session.endOthers',
  'session.confirmPassword',
  'session.confirmPasskey',
  'session.passwordChanged',
  'session.queryPassword',
  'person.add',
  'person.invite',
  'person.role',
  'person.remove',
  'passkey.create',
  'facts.add',
  'facts.edit',
  'facts.revert',
  'review.accept',
  'review.refuse',
  'review.reopen',
  'categories.edit',
  'categories.revert',
  'sync.start',
  'sync.cancel',
  'player.import',
  'game.toggle',
  ...PLUGIN_ACTIONS.map((action) => `plugin.${action}` as const),
  'plugin.tokenIssue',
  'plugin.tokenRevoke',
  'plugin.devAllow',
  'plugin.devEnd',
  'plugin.webhook',
  'feedback.close',
  'feedback.reopen',
  'feedback.delete',
  'feedback.export',
  'alert.test',
  'audit.export',
] as const;

export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/** First parts of the actions, such as `session` of `session.login`. */
export const AUDIT_AREAS: readonly string[] = [...new Set(AUDIT_ACTIONS.map((action) => action.split('.')[0]!))];

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
