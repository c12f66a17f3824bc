import { Injectable } from '@nestjs/common';
import type { Alerts } from '@soccer-legends/contracts';
import { AlertBook } from './alert-book.ts';
import { toAlert } from './alert.entities.ts';
import { Outages, outageAlert } from './outages.ts';
import { WebhookQueue } from './webhook-queue.ts';
import { Webhook } from './webhook.ts';

const MAX_ENDED = 50;

/** The alerts as the console shows them, also without the database. */
@Injectable()
export class AlertList {
  constructor(
    private readonly book: AlertBook,
    private readonly outages: Outages,
    private readonly webhook: Webhook,
    private readonly queue: WebhookQueue,
  ) {}

  /** Returns the open alerts and the last 50 that ended; only the outage while the database is unavailable. */
  async read(): Promise<Alerts> {
    const host = this.webhook.host ?? null;
    const outage = this.outages.current;
    if (outage) return { open: [outageAlert(outage)], ended: [], webhook: { host, error: null } };
    const [open, ended] = [await this.book.open(), await this.book.ended(MAX_ENDED)];
    const error = host === null ? null : await this.queue.error();
    return { open: open.map(toAlert), ended: ended.map(toAlert), webhook: { host, error } };
  }
}
