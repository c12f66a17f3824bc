import type { ApiRateLimits } from '@soccer-legends/contracts';
import { DAY_MS } from '../../../platform/environment/durations.ts';
import { minuteLimit, MINUTE_WINDOW_MS } from './minute-limit.ts';
import { nextMidnight, SMALLEST_PLAN } from './quota-ledger.ts';

/** Time after midnight at which runs continue, on average. */
const DELAY_AFTER_MIDNIGHT_MS = 30_000;

/** Returns the seconds from one call of background work to the next, by the minute's limit. */
export function secondsPerCall({ minuteLimit: limit }: Pick<ApiRateLimits, 'minuteLimit'>): number {
  return MINUTE_WINDOW_MS / 1000 / minuteLimit(limit ?? SMALLEST_PLAN.perMinute).background;
}

/**
 * Returns when background work ends that needs a number of calls: today's calls are used first, then those of every
 * following day.
 * @param paceSeconds measured seconds from one call to the next, if the minute's limit is not what takes the time
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
