import { Injectable } from '@nestjs/common';
import type { HourlyCount } from '@soccer-legends/contracts';
import { Clock, HOUR_MS } from '../../platform/environment/clock.ts';
import { Metrics } from '../../platform/metrics/metrics.ts';

const SHOWN_HOURS = 24;

/** Counts the failed requests of this process by hour, from samples of their total. */
@Injectable()
export class ErrorHours {
  /** Failed requests by the beginning of the hour in epoch milliseconds. */
  // eslint-disable-next-line no-restricted-syntax -- the hours of a day
  private readonly counts = new Map<number, number>();
  private counted = 0;

  constructor(
    private readonly metrics: Metrics,
    private readonly clock: Clock,
  ) {}

  /** Adds the failures since the last sample to the current hour. */
  sample(): void {
    const { failures } = this.metrics.requests;
    const hour = this.presentHour();
    if (failures > this.counted) this.counts.set(hour, (this.counts.get(hour) ?? 0) + failures - this.counted);
    this.counted = failures;
    for (const other of this.counts.keys()) if (other <= hour - SHOWN_HOURS * HOUR_MS) this.counts.delete(other);
  }

  list(): HourlyCount[] {
    this.sample();
    const latest = this.presentHour();
    return Array.from({ length: SHOWN_HOURS }, (_, index) => {
      const hour = latest - (SHOWN_HOURS - 1 - index) * HOUR_MS;
      return { hour: new Date(hour).toISOString(), count: this.counts.get(hour) ?? 0 };
    });
  }

  private presentHour(): number {
    return Math.floor(this.clock.now().getTime() / HOUR_MS) * HOUR_MS;
  }
}
