import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/sql';
import { Inject, Injectable } from '@nestjs/common';
import type { AlertKind } from '@soccer-legends/contracts';
import { CONFIG, type Config } from '../../platform/config/config.ts';
import { Database } from '../../platform/database/database.ts';
import { Clock } from '../../platform/environment/clock.ts';
import type { Incident } from '../../platform/incidents/incident-source.ts';
import { AlertMessageRow, AlertRow } from './alert.entities.ts';
import type { Outage } from './database-watch.ts';

/** Stores alerts, and the messages about them if there is a webhook. */
@Injectable()
export class AlertBook {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Pick<Config, 'alertWebhook'>,
  ) {}

  /** Returns the alerts whose incident continues, newest first. */
  open(): Promise<AlertRow[]> {
    return this.read({ endedAt: null });
  }

  /** Returns the alerts that ended last, newest first. */
  ended(limit: number): Promise<AlertRow[]> {
    return this.read({ endedAt: { $ne: null } }, limit);
  }

  /**
   * Starts an alert for each new incident, and ends the alerts of past incidents.
   *
   * @param open the open alerts of the kind
   */
  async update(kind: AlertKind, open: readonly AlertRow[], incidents: readonly Incident[]): Promise<void> {
    const over = open.filter(({ subject }) => !incidents.some((incident) => incident.subject === subject));
    const started = incidents.filter(({ subject }) => !open.some((alert) => alert.subject === subject));
    if (over.length === 0 && started.length === 0) return;
    await this.database.transaction(async (em) => {
      for (const { id } of over) await this.end(em, id);
      for (const incident of started) await this.start(em, kind, incident);
    });
  }

  /** Stores an outage of the database after it ended. */
  async addOutage({ id, messageId, since, isDelivered }: Outage): Promise<void> {
    const now = this.clock.now();
    await this.database.transaction(async (em) => {
      await em.insert(AlertRow, {
        ...{ id, kind: 'databaseUnavailable', subject: '', facts: {} },
        ...{ startedAt: since, endedAt: now },
      });
      if (!isDelivered) await this.addMessage(em, id, 'started', { id: messageId, at: since });
      await this.addMessage(em, id, 'ended', { id: randomUUID(), at: now });
    });
  }

  private read(where: object, limit?: number): Promise<AlertRow[]> {
    const options = { orderBy: { startedAt: 'desc', id: 'asc' }, disableIdentityMap: true } as const;
    return this.database.em().find(AlertRow, where, { ...options, ...(limit && { limit }) }) as Promise<AlertRow[]>;
  }

  // Raw SQL: of several workers, only the one that inserts the alert may add the message.
  private async start(em: EntityManager, kind: AlertKind, { subject, facts }: Incident): Promise<void> {
    const [id, now] = [randomUUID(), this.clock.now()];
    const added = await em.execute<object[]>(
      `insert into alert (id, kind, subject, facts, started_at) values (?, ?, ?, ?::jsonb, ?)
       on conflict do nothing returning id`,
      [id, kind, subject, JSON.stringify(facts), now],
    );
    if (added.length > 0) await this.addMessage(em, id, 'started', { id: randomUUID(), at: now });
  }

  private async end(em: EntityManager, id: string): Promise<void> {
    const now = this.clock.now();
    const ended = await em.execute<object[]>(
      'update alert set ended_at = ? where id = ? and ended_at is null returning id',
      [now, id],
    );
    if (ended.length > 0) await this.addMessage(em, id, 'ended', { id: randomUUID(), at: now });
  }

  private async addMessage(
    em: EntityManager,
    alertId: string,
    state: AlertMessageRow['state'],
    { id, at }: { id: string; at: Date },
  ): Promise<void> {
    if (!this.config.alertWebhook) return;
    await em.insert(AlertMessageRow, { id, alert: alertId, state, at, dueAt: at });
  }
}
