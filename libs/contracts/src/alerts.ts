import type { IsoTime } from './iso-time.ts';

/** Incidents that an operator must know about at once. */
export const ALERT_KINDS = [
  'databaseUnavailable',
  'backupOld',
  'syncFailed',
  'quotaLow',
  'pluginFailing',
  'untrustedProxy',
] as const;
export type AlertKind = (typeof ALERT_KINDS)[number];

/** An incident from its beginning to its end. */
export interface Alert {
  /** The same id in the list and in both messages to the webhook. */
  id: string;
  kind: AlertKind;
  /** What is affected, such as the key of a plugin; empty if only one thing can be. */
  subject: string;
  /** The values for a sentence about the incident. Their names depend on the kind. */
  facts: AlertFacts;
  startedAt: IsoTime;
  /** Null while the incident lasts. */
  endedAt: IsoTime | null;
}

export type AlertFacts = Readonly<Record<string, string | number | null>>;

/** `GET /api/admin/alerts` */
export interface Alerts {
  /** Alerts that have not ended, newest first. */
  open: Alert[];
  /** The latest alerts that have ended, newest first. */
  ended: Alert[];
  webhook: AlertWebhook;
}

/** Body of `POST /api/admin/plugins/{key}/webhook`, which publish tokens may call; `DELETE` removes the webhook. */
export interface TeamWebhookRequest {
  /** Begins with `https://` and has a public host. */
  url: string;
}

/** Response of `POST /api/admin/plugins/{key}/webhook`. */
export interface TeamWebhook {
  host: string;
  /** Signs the messages as https://www.standardwebhooks.com specifies. Returned only in this response. */
  secret: string;
}

/** Where messages about alerts go, and whether the latest one arrived. */
export interface AlertWebhook {
  /** Host name of the webhook, whose address may contain a secret; null without a webhook. */
  host: string | null;
  /** Why the latest message was not delivered; null if it was. */
  error: string | null;
}

/** The body of a message to the webhook. */
export type AlertMessage =
  | { type: 'alert.started' | 'alert.ended'; timestamp: IsoTime; data: Alert & MessageText }
  /** Sent by `POST /api/admin/alerts/test-message`. */
  | { type: 'alert.test'; timestamp: IsoTime; data: MessageText };

interface MessageText {
  /** One sentence in English. */
  text: string;
  /** Address of the console. */
  console: string;
}
