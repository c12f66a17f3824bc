import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/sql';
import { Inject, Injectable } from '@nestjs/common';
import type { AlertKind } from '@soccer-legends/contracts';
import { CONFIG, type Config } from '../../platform/config/config.ts';
import { Database } from '../../platform/database/database.ts';
import { findRows } from '../../platform/database/row.ts';
import { Clock, DAY_MS } from '../../platform/environment/clock.ts';
import type { Incident } from '../../platform/incidents/incident-source.ts';
import { Scheduled } from '../../platform/jobs/job.ts';
import { AlertMessageRow, AlertRow } from './alert.entities.ts';

/** A period without the database, in memory: it cannot be stored before the database is back. */
export interface Outage {
  id: string;
  /** Id of the message about the beginning, the same in all attempts. */
  messageId: string;
  /** Time of the first failed check. */
  since: Date;
  /** Whether the webhook has accepted the message about the beginning. */
  isDelivered: boolean;
}

interface NewMessage extends Pick<AlertMessageRow, 'id' | 'state' | 'at'> {
  alert: string;
}

const KEPT_MS = 400 * DAY_MS;

/** Stores alerts, and queues a message to the webhook for each beginning and end in the same transaction. */
@Injectable()
export class AlertBook {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Pick<Config, 'alertWebhook'>,
  ) {}

  open(): Promise<AlertRow[]> {
    return this.read({ endedAt: null });
  }

  /** Returns the alerts that ended last, newest first. */
  ended(limit: number): Promise<AlertRow[]> {
    return this.read({ endedAt: { $ne: null } }, limit);
  }

  /**
   * Starts alerts for new incidents and ends those of past ones. If several workers find the same incident, there is one
   * alert and one message.
   *
   * @param open the open alerts of the kind, as last read
   */
  async update(kind: AlertKind, open: readonly AlertRow[], incidents: readonly Incident[]): Promise<void> {
    const over = open.filter(({ subject }) => !incidents.some((incident) => incident.subject === subject));
    const started = incidents.filter(({ subject }) => !open.some((alert) => alert.subject === subject));
    if (over.length === 0 && started.length === 0) return;
    await this.database.transaction(async (em) => {
      await this.end(em, over);
      await this.start(em, kind, started);
    });
  }

  /**
   * Stores an outage that is over, with its messages. Idempotent: a commit can succeed although its response is lost. Several
   * workers notice the same outage, and one of them stores it. A worker that has reported the beginning stores it too,
   * because the receiver expects an end.
   */
  async addOutage({ id, messageId, since, isDelivered }: Outage): Promise<void> {
    const now = this.clock.now();
    const isReported = isDelivered && this.config.alertWebhook !== undefined;
    const same = isReported
      ? { id }
      : { kind: 'databaseUnavailable' as const, startedAt: { $lte: now }, endedAt: { $gte: since } };
    await this.database.transaction(async (em) => {
      // Raw SQL: otherwise two workers could both find that the outage is not stored.
      await em.execute('lock table alert in share row exclusive mode');
      if ((await em.count(AlertRow, same)) > 0) return;
      await em.insert(AlertRow, {
        ...{ id, kind: 'databaseUnavailable', subject: '', facts: {} },
        ...{ startedAt: since, endedAt: now },
      });
      const started: NewMessage = { id: messageId, alert: id, state: 'started', at: since };
      const ended: NewMessage = { id: randomUUID(), alert: id, state: 'ended', at: now };
      await this.addMessages(em, isDelivered ? [ended] : [started, ended]);
    });
  }

  private read(where: object, limit?: number): Promise<AlertRow[]> {
    const options = { orderBy: { startedAt: 'desc', id: 'asc' }, ...(limit && { limit }) } as const;
    return findRows(this.database.em(), AlertRow, where, options);
  }

  // Raw SQL: of several workers, only the one that inserts an alert may add its message.
  private async start(em: EntityManager, kind: AlertKind, incidents: readonly Incident[]): Promise<void> {
    const now = this.clock.now();
    const rows = incidents.map(({ subject, facts }) => ({ id: randomUUID(), subject, facts }));
    const added = await em.execute<{ id: string }[]>(
      `insert into alert (id, kind, subject, facts, started_at)
       select id, ?, subject, facts, ?::timestamptz
       from jsonb_to_recordset(?::jsonb) as incident (id uuid, subject text, facts jsonb)
       on conflict do nothing returning id`,
      [kind, now, JSON.stringify(rows)],
    );
    await this.addMessages(em, messagesAbout(added, 'started', now));
  }

  private async end(em: EntityManager, alerts: readonly AlertRow[]): Promise<void> {
    const now = this.clock.now();
    const ended = await em.execute<{ id: string }[]>(
      `update alert set ended_at = ? where ended_at is null
       and id in (select value::uuid from jsonb_array_elements_text(?::jsonb)) returning id`,
      [now, JSON.stringify(alerts.map(({ id }) => id))],
    );
    await this.addMessages(em, messagesAbout(ended, 'ended', now));
  }

  /** Deletes alerts 400 days after their end. The database deletes their messages. */
  @Scheduled({ at: 'nightly', name: 'prune-alerts', deletesOldData: true })
  async deleteOld(): Promise<void> {
    await this.database.em().nativeDelete(AlertRow, { endedAt: { $lt: this.clock.ago(KEPT_MS) } });
  }

  private async addMessages(em: EntityManager, messages: readonly NewMessage[]): Promise<void> {
    if (!this.config.alertWebhook || messages.length === 0) return;
    await em.insertMany(
      AlertMessageRow,
      messages.map((message) => ({ ...message, dueAt: message.at })),
    );
  }
}

function messagesAbout(alerts: readonly { id: string }[], state: NewMessage['state'], at: Date): NewMessage[] {
  return alerts.map(({ id }) => ({ id: randomUUID(), alert: id, state, at }));
}
