import type { ApiRateLimits } from '@soccer-legends/contracts';
import { DAY_MS } from '../../../platform/environment/durations.ts';

/** Assumed until the service has reported the real limits. */
export const SMALLEST_PLAN = { perDay: 100, perMinute: 10, pages: 3 };

type KnownPlan = Pick<ApiRateLimits, 'dailyLimit'>;

/** Whether the account has the free plan. An unknown limit counts as one. */
export function isSmallestPlan({ dailyLimit }: KnownPlan): boolean {
  return (dailyLimit ?? SMALLEST_PLAN.perDay) <= SMALLEST_PLAN.perDay;
}

/** Returns the last page of a list in the account's plan; infinite for a paid plan. */
export function lastPageOf(plan: KnownPlan): number {
  return isSmallestPlan(plan) ? SMALLEST_PLAN.pages : Infinity;
}

/** Longer than the service's minute, because its clock and the travel time of calls differ. */
export const MINUTE_WINDOW_MS = 65_000;
/** Share of the minute limit that the site uses. The rest is for other programs with the same key. */
const USED_SHARE = 0.9;
/** Share of these calls that background work leaves for urgent calls. */
const URGENT_SHARE = 0.1;
const MIN_URGENT = 2;

/** Calls in `MINUTE_WINDOW_MS`: of the site, and of its background work alone. */
export interface MinuteLimit {
  all: number;
  background: number;
}

/** Returns how many calls the server may send in `MINUTE_WINDOW_MS`. @param perMinute the limit of the service */
export function minuteLimit(perMinute: number): MinuteLimit {
  const all = Math.max(1, Math.floor(perMinute * USED_SHARE));
  const urgent = Math.max(MIN_URGENT, Math.floor(all * URGENT_SHARE));
  return { all, background: Math.max(1, all - urgent) };
}

/** Returns the UTC day of a time as YYYY-MM-DD. The daily quota counts for UTC days. */
export function utcDay(time: Date): string {
  return time.toISOString().slice(0, 10);
}

/** Returns the end of the UTC day, when the daily quota is renewed. */
export function nextMidnight(now: Date): Date {
  return new Date((Math.floor(now.getTime() / DAY_MS) + 1) * DAY_MS);
}
