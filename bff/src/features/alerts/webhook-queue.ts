import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.ts';
import { Clock, MINUTE_MS } from '../../platform/environment/clock.ts';
import { problem } from '../../platform/http/domain-error.ts';
import { Log, reasonOf } from '../../platform/http/log.ts';
import type { Author } from '../../platform/http/request-origin.ts';
import { AuditLog } from '../audit/audit.port.ts';
import { AlertMessageRow, toAlert, type AlertRow } from './alert.entities.ts';
import { isDue, Webhook } from './webhook.ts';

const NoWebhook = problem(
  'alert.noWebhook',
  409,
  'There is no webhook. Set ALERT_WEBHOOK_URL and ALERT_WEBHOOK_SECRET, and restart the server.',
);

const MessageNotDelivered = problem('alert.notDelivered', 502, '{reason}');

/** Minutes before each retry of a message. After the last retry the message is abandoned. */
const RETRY_MINUTES = [1, 2, 5, 15, 60, 180, 360, 720];
const LONGEST_WAIT_MS = RETRY_MINUTES.at(-1)! * MINUTE_MS;
const MAX_MESSAGES = 10;

type DueMessage = AlertMessageRow & { alert: AlertRow };

/** Delivers the stored messages to the webhook at least once, with up to eight retries within a day. */
@Injectable()
export class WebhookQueue {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly webhook: Webhook,
    private readonly audit: AuditLog,
    private readonly log: Log,
  ) {}

  /** Sends due messages, the oldest first, until one fails. Of several workers, only one makes each attempt. */
  async sendDue(): Promise<void> {
    if (!this.webhook.host) return;
    for (const message of await this.due()) {
      if (!(await this.claim(message))) continue;
      if (!(await this.deliver(message))) return;
    }
  }

  /** Returns why the last attempt to send the newest message failed; null if it succeeded or none was made. */
  async error(): Promise<string | null> {
    const [latest] = await this.database
      .em()
      .find(AlertMessageRow, { attempts: { $gt: 0 } }, { orderBy: { at: 'desc' }, limit: 1, disableIdentityMap: true });
    return latest?.error ?? null;
  }

  /** Sends and audits a test message without retries. Throws `NoWebhook`, or `MessageNotDelivered` with the reason. */
  async sendTest(by: Author): Promise<void> {
    const { host } = this.webhook;
    if (host === undefined) throw new NoWebhook();
    const entry = { ...by, action: 'alert.test', target: host } as const;
    try {
      await this.webhook.sendTest(randomUUID());
    } catch (error) {
      const reason = reasonOf(error);
      await this.audit.record(this.database.em(), { ...entry, outcome: 'failed', reason });
      throw new MessageNotDelivered({ reason });
    }
    await this.audit.record(this.database.em(), entry);
  }

  private due(): Promise<DueMessage[]> {
    const where = isDue(this.clock, LONGEST_WAIT_MS);
    const order = { orderBy: { at: 'asc', state: 'desc' }, limit: MAX_MESSAGES } as const;
    const options = { ...order, populate: ['alert'], disableIdentityMap: true } as const;
    return this.database.em().find(AlertMessageRow, where, options) as Promise<unknown> as Promise<DueMessage[]>;
  }

  /** Schedules the next attempt before this one starts, so that another worker does not send the message too. */
  private async claim({ id, attempts }: DueMessage): Promise<boolean> {
    const minutes = RETRY_MINUTES[attempts];
    const dueAt = minutes === undefined ? null : this.clock.ahead(minutes * MINUTE_MS);
    const claimed = await this.database
      .em()
      .nativeUpdate(AlertMessageRow, { id, attempts, dueAt: { $ne: null } }, { attempts: attempts + 1, dueAt });
    return claimed > 0;
  }

  private async deliver({ id, state, alert }: DueMessage): Promise<boolean> {
    const em = this.database.em();
    try {
      await this.webhook.send(id, toAlert(state === 'started' ? { ...alert, endedAt: null } : alert));
      await em.nativeUpdate(AlertMessageRow, { id }, { dueAt: null, error: null });
      return true;
    } catch (error) {
      const reason = reasonOf(error);
      this.log.warn(
        { alert: alert.kind, error: reason },
        'An alert could not be delivered to the webhook. It is retried later.',
      );
      await em.nativeUpdate(AlertMessageRow, { id }, { error: reason.slice(0, 500) });
      return false;
    }
  }
}
