import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '../../platform/config/config.ts';
import { Log } from '../../platform/http/log.ts';
import { AlertBook } from './alert-book.ts';
import { DatabaseWatch, type Outage } from './database-watch.ts';
import { outageAlert } from './to-alert.ts';
import { Webhook } from './webhook/webhook.ts';

/** Reports a lost database to the webhook at once, and stores the alert when the database responds again. */
@Injectable()
export class OutageReports {
  constructor(
    private readonly watch: DatabaseWatch,
    private readonly book: AlertBook,
    private readonly webhook: Webhook,
    private readonly log: Log,
    @Inject(CONFIG) private readonly config: Pick<Config, 'role'>,
  ) {}

  /**
   * Returns whether the database responds. Rejects if an outage that is over could not be stored; the next check retries.
   */
  async check(): Promise<boolean> {
    const responds = await this.watch.check();
    const { outage } = this.watch;
    if (outage && this.config.role !== 'web') await (responds ? this.book.addOutage(outage) : this.report(outage));
    if (responds) this.watch.outage = undefined;
    return responds;
  }

  private async report(outage: Outage): Promise<void> {
    if (outage.isDelivered) return;
    try {
      await this.webhook.send(outage.messageId, outageAlert(outage));
      outage.isDelivered = true;
    } catch (error) {
      this.log.warn(
        { err: error },
        'The lost database could not be reported to the webhook. It is retried in a minute.',
      );
    }
  }
}
