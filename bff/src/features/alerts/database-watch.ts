import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/environment/clock.ts';
import { Readiness } from '../../platform/health/readiness.ts';

/** Number of failed checks after which the database counts as lost. A busy server may fail one. */
const CHECKS = 2;

/** A period without the database, in memory: it cannot be stored before the database is back. */
export interface Outage {
  /** Id of the alert. */
  id: string;
  /** Id of the message about the beginning, the same in all attempts. */
  messageId: string;
  /** Time of the first failed check. */
  since: Date;
  /** Whether the webhook has accepted the message about the beginning. */
  isDelivered: boolean;
}

/** Watches this process's connection to the database. */
@Injectable()
export class DatabaseWatch {
  private failures = 0;
  private since: Date | undefined;
  /** The outage that lasts, or that has ended and is not stored yet. */
  outage: Outage | undefined;

  constructor(
    private readonly readiness: Readiness,
    private readonly clock: Clock,
  ) {}

  /** Returns whether the database responds. Starts an outage at the second failed check in a row, and never ends one. */
  async check(): Promise<boolean> {
    const { degraded } = await this.readiness.report();
    if (!degraded.includes('database')) {
      this.failures = 0;
      return true;
    }
    this.failures += 1;
    if (this.failures === 1) this.since = this.clock.now();
    if (this.failures >= CHECKS)
      this.outage ??= { id: randomUUID(), messageId: randomUUID(), since: this.since!, isDelivered: false };
    return false;
  }
}
