import { DAY_MS } from '../../../platform/environment/durations.ts';

/** Returns the UTC day of a time as YYYY-MM-DD. The daily quota counts for UTC days. */
export function utcDay(time: Date): string {
  return time.toISOString().slice(0, 10);
}

/** Returns the end of the UTC day, when the daily quota is renewed. */
export function nextMidnight(now: Date): Date {
  return new Date((Math.floor(now.getTime() / DAY_MS) + 1) * DAY_MS);
}
