import type { ApiRateLimits } from '@soccer-legends/contracts';
import { DAY_MS } from '../../../platform/environment/clock.ts';

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

export function utcDay(time: Date): string {
  return time.toISOString().slice(0, 10);
}

/** Returns the end of the UTC day, when the daily quota is renewed. */
export function nextMidnight(now: Date): Date {
  return new Date((Math.floor(now.getTime() / DAY_MS) + 1) * DAY_MS);
}

/** The background calls that count for the current minute. Times are in epoch milliseconds. */
export interface MinuteWindow {
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
