import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.ts';
import type { Author } from '../../../platform/http/request-origin.ts';
import { AuditLog } from '../../audit/audit.port.ts';
import { MessageNotDelivered, NoWebhook } from '../alerts.errors.ts';
import { Webhook } from './webhook.ts';

/** Lets an administrator check the webhook's address and secret. */
@Injectable()
export class TestMessage {
  constructor(
    private readonly database: Database,
    private readonly audit: AuditLog,
    private readonly webhook: Webhook,
  ) {}

  /** Sends and audits a message without retries. Throws `NoWebhook`, or `MessageNotDelivered` with the reason. */
  async send(by: Author): Promise<void> {
    const { host } = this.webhook;
    if (host === undefined) throw new NoWebhook();
    const entry = { ...by, action: 'alert.test', target: host };
    try {
      await this.webhook.sendTest(randomUUID());
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      await this.audit.record(this.database.em(), { ...entry, outcome: 'failed', reason });
      throw new MessageNotDelivered(reason);
    }
    await this.audit.record(this.database.em(), { ...entry, outcome: 'done' });
  }
}
