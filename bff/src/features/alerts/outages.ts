import type { Alert } from '@soccer-legends/contracts';
import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/environment/clock.ts';
import { Readiness } from '../../platform/health/readiness.ts';
import { Log } from '../../platform/http/log.ts';
import { AlertBook, type Outage } from './alert-book.ts';
import { Webhook } from './webhook.ts';

/** Returns the alert of an outage that is not stored yet, as one that lasts. */
export function outageAlert({ id, since }: Outage): Alert {
  return { id, kind: 'databaseUnavailable', subject: '', facts: {}, startedAt: since.toISOString(), endedAt: null };
}

/** Number of failed checks after which the database counts as lost. A busy server may fail one. */
const CHECKS = 2;

/** Watches this process's connection to the database, and reports a lost database to the webhook at once. */
@Injectable()
export class Outages {
  private failures = 0;
  private since: Date | undefined;
  /** The outage that lasts, or that has ended and is not stored yet. */
  current: Outage | undefined;

  constructor(
    private readonly readiness: Readiness,
    private readonly clock: Clock,
    private readonly book: AlertBook,
    private readonly webhook: Webhook,
    private readonly log: Log,
  ) {}

  /**
   * Returns whether the database responds. An outage starts at the second failed check in a row, and is stored when the
   * database responds again. Rejects if it could not be stored; the next check retries.
   *
   * @param isReporting whether this process calls the webhook and writes the table
   */
  async check(isReporting: boolean): Promise<boolean> {
    const responds = await this.responds();
    const outage = this.current;
    if (outage && isReporting) await (responds ? this.book.addOutage(outage) : this.report(outage));
    if (responds && outage) this.log.info({ since: outage.since.toISOString() }, 'The database responds again.');
    if (responds) this.current = undefined;
    return responds;
  }

  private async responds(): Promise<boolean> {
    const { degraded } = await this.readiness.report();
    if (!degraded.includes('database')) {
      this.failures = 0;
      return true;
    }
    this.failures += 1;
    if (this.failures === 1) this.since = this.clock.now();
    if (this.failures >= CHECKS && !this.current) {
      const since = this.since!;
      this.current = { id: randomUUID(), messageId: randomUUID(), since, isDelivered: false };
      this.log.error({ since: since.toISOString() }, 'The database does not respond. Games are served from memory.');
    }
    return false;
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
