import type { ApiRateLimits } from '@soccer-legends/contracts';
import { DAY_MS } from '../../../platform/environment/durations.ts';
import { MINUTE_WINDOW_MS, nextMidnight, SMALLEST_PLAN } from './plan-limits.ts';

/** The background calls that count for the current minute. Times are in epoch milliseconds. */
export interface MinuteWindow {
  /** Number of background calls that the window allows. */
  places: number;
  /** Times of the background calls in the window, ascending. */
  sentAt: readonly number[];
  /** Time until which the service refuses calls. */
  blockedUntil: number;
}

/** What the end of background work depends on, at one moment. */
export interface QuotaState {
  limits: ApiRateLimits;
  window: MinuteWindow;
  now: Date;
}

/** Average time after midnight at which runs continue. */
const DELAY_AFTER_MIDNIGHT_MS = 30_000;

/** Used until the window has enough calls to measure their pace. */
const USUAL_MS_PER_CALL = 100;

/**
 * Returns when background work with this many calls ends. It uses the remaining calls of today, then the calls of each
 * following day.
 */
export function completionOf(calls: number, { limits, window, now }: QuotaState): Date {
  const msPerCall = meanGap(window.sentAt) ?? USUAL_MS_PER_CALL;
  const perDay = Math.max(1, limits.dailyLimit ?? SMALLEST_PLAN.perDay);
  const today = limits.dailyRemaining ?? perDay;
  if (calls <= today) return new Date(endOfCalls(calls, now.getTime(), window, msPerCall));
  const later = calls - today;
  const wholeDays = Math.ceil(later / perDay) - 1;
  const lastDay = nextMidnight(now).getTime() + DELAY_AFTER_MIDNIGHT_MS + wholeDays * DAY_MS;
  return new Date(endOfCalls(later - wholeDays * perDay, lastDay, window, msPerCall));
}

/** Sends as many calls in a row as the window allows, then waits until the first of them leaves it. */
function endOfCalls(
  calls: number,
  start: number,
  { places, sentAt, blockedUntil }: MinuteWindow,
  msPerCall: number,
): number {
  const sent = [...sentAt];
  let end = calls > 0 ? Math.max(start, blockedUntil) : start;
  for (let count = 0; count < calls; count += 1) {
    const leaving = sent.at(-places);
    const next = leaving === undefined ? end : Math.max(end, leaving + MINUTE_WINDOW_MS);
    sent.push(next);
    end = next + msPerCall;
  }
  return end;
}

/** Returns the mean gap without the longest one, which may be the wait for the next minute. */
function meanGap(times: readonly number[]): number | undefined {
  if (times.length < 3) return undefined;
  const gaps = times.slice(1).map((time, index) => time - times[index]!);
  const longest = gaps.reduce((most, gap) => Math.max(most, gap));
  return (times.at(-1)! - times[0]! - longest) / (gaps.length - 1);
}
