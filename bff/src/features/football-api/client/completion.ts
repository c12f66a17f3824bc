import type { ApiRateLimits } from '@soccer-legends/contracts';
import { DAY_MS } from '../../../platform/environment/durations.ts';
import { minuteLimit, MINUTE_WINDOW_MS, SMALLEST_PLAN } from './plan-limits.ts';
import { nextMidnight } from './quota-ledger.ts';

/** Average time after midnight at which runs continue. */
const DELAY_AFTER_MIDNIGHT_MS = 30_000;

/** Returns the seconds between two background calls that use their share of the minute limit. */
export function secondsPerCall({ minuteLimit: limit }: Pick<ApiRateLimits, 'minuteLimit'>): number {
  return MINUTE_WINDOW_MS / 1000 / minuteLimit(limit ?? SMALLEST_PLAN.perMinute).background;
}

/**
 * Returns when background work with this many calls ends. It uses the remaining calls of today, then the calls of each
 * following day.
 *
 * @param paceSeconds measured seconds between two calls; used if larger than the minute limit requires
 */
export function completionOf(
  calls: number,
  limits: Omit<ApiRateLimits, 'minuteRemaining'>,
  { now, paceSeconds = 0 }: { now: Date; paceSeconds?: number },
): Date {
  const msPerCall = Math.max(paceSeconds, secondsPerCall(limits)) * 1000;
  const perDay = Math.max(1, limits.dailyLimit ?? SMALLEST_PLAN.perDay);
  const today = limits.dailyRemaining ?? perDay;
  if (calls <= today) return new Date(now.getTime() + calls * msPerCall);
  const later = calls - today;
  const wholeDays = Math.ceil(later / perDay) - 1;
  const lastDay = nextMidnight(now).getTime() + DELAY_AFTER_MIDNIGHT_MS + wholeDays * DAY_MS;
  return new Date(lastDay + (later - wholeDays * perDay) * msPerCall);
}
