import { expect, test } from 'vitest';
import { completionOf } from './plan-limits.ts';

const FREE = { dailyLimit: 100, dailyRemaining: 40, minuteLimit: 10, minuteRemaining: 10 };
const PRO = { dailyLimit: 7500, dailyRemaining: 7500, minuteLimit: 300, minuteRemaining: 300 };
const UNKNOWN = { dailyLimit: null, dailyRemaining: null, minuteLimit: null, minuteRemaining: null };
/** Calls that background work may send in 65 seconds. */
const PLACES = { free: 7, pro: 243 };
const now = new Date('2026-11-23T20:00:00Z');

/** Returns the times of calls with equal gaps, the last of them now. */
function callsUntilNow(count: number, gapMs: number): number[] {
  return Array.from({ length: count }, (_, index) => now.getTime() - (count - 1 - index) * gapMs);
}

/** Returns the window after `count` calls, of which `before` were at the end of the previous minute. */
function throttled(before: number, count: number, gapMs: number): number[] {
  const end = now.getTime() - 60_000;
  return [...callsUntilNow(before, gapMs).map((time) => time - now.getTime() + end), ...callsUntilNow(count, gapMs)];
}

test.each([
  ['no call', 0, FREE, PLACES.free, [], 0],
  ['the calls of one minute', 7, FREE, PLACES.free, [], 0.7],
  ['one call more, which waits until the first one leaves the window', 8, FREE, PLACES.free, [], 65.1],
  ['the calls of three minutes', 21, FREE, PLACES.free, [], 130.7],
  ['calls that fit into the present minute', 4, FREE, PLACES.free, callsUntilNow(3, 2000), 8],
  ['calls that do not fit into the present minute', 5, FREE, PLACES.free, callsUntilNow(3, 2000), 63],
  ['a full window', 1, FREE, PLACES.free, callsUntilNow(7, 2000), 55],
  ['a full window of calls before and after a wait', 7, FREE, PLACES.free, throttled(5, 2, 500), 65.5],
  ['a small run on Pro', 100, PRO, PLACES.pro, [], 10],
  ['a run of nearly a minute on Pro', 243, PRO, PLACES.pro, [], 24.3],
  ['a run of just over a minute on Pro', 244, PRO, PLACES.pro, [], 65.1],
  ['the rest of a fast run on Pro', 200, PRO, PLACES.pro, callsUntilNow(100, 40), 63.32],
  ['five leagues and two seasons on Pro', 467, PRO, PLACES.pro, [], 87.4],
  ['five leagues and ten seasons on Pro', 2350, PRO, PLACES.pro, [], 601.3],
  ['calls that are slower than the minute limit', 100, PRO, PLACES.pro, callsUntilNow(10, 2000), 200],
  ['as many slow calls as fast ones', 3000, PRO, PLACES.pro, callsUntilNow(100, 300), 900],
])(
  '%s: %i calls take as long as the minute limit and their pace require',
  (_case, calls, limits, places, sentAt, seconds) => {
    const end = completionOf(calls, { limits, window: { places, sentAt, blockedUntil: 0 }, now });
    expect((end.getTime() - now.getTime()) / 1000).toBeCloseTo(seconds, 2);
  },
);

test.each([
  ['what is left today', 40, FREE, '2026-11-23T20:05:25'],
  ['one call more, which has to wait until midnight', 41, FREE, '2026-11-24T00:00:30'],
  ['all calls of the next day', 140, FREE, '2026-11-24T00:15:40'],
  ['calls of three days', 241, FREE, '2026-11-26T00:00:30'],
  ['a day of calls with unknown limits', 100, UNKNOWN, '2026-11-23T20:15:10'],
  ['one call more with unknown limits', 101, UNKNOWN, '2026-11-24T00:00:30'],
])('the estimated end of background calls follows the daily limit: %s, %i calls', (_case, calls, limits, end) => {
  const window = { places: PLACES.free, sentAt: [], blockedUntil: 0 };
  expect(completionOf(calls, { limits, window, now }).toISOString().slice(0, 19)).toBe(end);
});

test('the estimated end of background calls includes the time until the service accepts them again', () => {
  const window = { places: PLACES.free, sentAt: [], blockedUntil: now.getTime() + 30_000 };
  expect(completionOf(2, { limits: FREE, window, now }).getTime() - now.getTime()).toBe(30_200);
  expect(completionOf(0, { limits: FREE, window, now })).toEqual(now);
});
