import { defineEntity, p } from '@mikro-orm/core';
import { ALERT_KINDS, type Alert, type AlertFacts } from '@soccer-legends/contracts';
import type { Row } from '../../platform/database/row.ts';

/** An incident from its beginning to its end. At most one alert of a kind and subject is open. */
export const AlertRow = defineEntity({
  name: 'AlertRow',
  tableName: 'alert',
  properties: {
    id: p.uuid().primary(),
    kind: p.enum(ALERT_KINDS),
    /** What is affected, such as the key of a plugin; empty if only one thing can be. */
    subject: p.text(),
    facts: p.json<AlertFacts>(),
    startedAt: p.datetime(),
    /** Null while the incident lasts. */
    endedAt: p.datetime().nullable(),
  },
  // Several workers may find the same incident.
  uniques: [{ name: 'alert_open', properties: ['kind', 'subject'], where: { endedAt: null } }],
  indexes: [{ name: 'alert_started_at', properties: ['startedAt'] }],
});
export type AlertRow = Row<typeof AlertRow>;

/** A message to the webhook. An alert has one for its beginning and one for its end. */
export const AlertMessageRow = defineEntity({
  name: 'AlertMessageRow',
  tableName: 'alert_message',
  properties: {
    /** The receiver recognizes a repeated message by this id. */
    id: p.uuid().primary(),
    alert: () =>
      p
        .manyToOne(AlertRow)
        .deleteRule('cascade')
        .index('alert_message_alert')
        .foreignKeyName('alert_message_alert_id_fkey'),
    state: p.enum(['started', 'ended']),
    /** When the alert began or ended. */
    at: p.datetime(),
    attempts: p.integer().default(0),
    /** Time of the next attempt; null after the message was delivered or the last attempt failed. */
    dueAt: p.datetime().nullable(),
    /** Why the last attempt failed; null before it and after a delivery. */
    error: p.text().nullable(),
  },
  indexes: [{ name: 'alert_message_due', properties: ['dueAt'], where: { dueAt: { $ne: null } } }],
});
export type AlertMessageRow = Row<typeof AlertMessageRow>;

/** The address to which alerts about a plugin are sent, for its team. */
export const TeamWebhookRow = defineEntity({
  name: 'TeamWebhookRow',
  tableName: 'team_webhook',
  properties: {
    /** The key of the plugin. */
    key: p.text().primary(),
    url: p.text(),
    /** Signs the messages, so that the receiver can verify them. */
    secret: p.text(),
    /** Id of the alert whose start was delivered and whose end was not; null without one. */
    openAlert: p.uuid().nullable(),
    /** Time of the next attempt. */
    dueAt: p.datetime(),
  },
});
export type TeamWebhookRow = Row<typeof TeamWebhookRow>;

export function toAlert({ id, kind, subject, facts, startedAt, endedAt }: AlertRow): Alert {
  return { id, kind, subject, facts, startedAt: startedAt.toISOString(), endedAt: endedAt?.toISOString() ?? null };
}
