import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/environment/clock.ts';
import { Readiness } from '../../platform/health/readiness.ts';

/** Checks in a row without a response before the database counts as lost: a busy server misses one. */
const CHECKS = 2;

/** A time without the database, which no table can record meanwhile. */
export interface Outage {
  /** Of the alert. */
  id: string;
  /** Of the message about its beginning. */
  messageId: string;
  since: Date;
  /** Whether the webhook has received that message. */
  isDelivered: boolean;
}

/** Notices in this process that the database is lost. */
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

  /** Returns whether the database responds. */
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
