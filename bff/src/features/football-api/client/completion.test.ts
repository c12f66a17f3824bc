import { expect, test } from 'vitest';
import { completionOf, secondsPerCall } from './completion.ts';

const FREE = { dailyLimit: 100, dailyRemaining: 40, minuteLimit: 10 };
const PRO = { dailyLimit: 7500, dailyRemaining: 7500, minuteLimit: 300 };
const UNKNOWN = { dailyLimit: null, dailyRemaining: null, minuteLimit: null };
const now = new Date('2026-11-23T20:00:00Z');

test('calls are nine seconds apart in the smallest plan, and less than a third of a second in Pro', () => {
  expect(secondsPerCall(FREE)).toBeCloseTo(9.3, 1);
  expect(secondsPerCall(PRO)).toBeCloseTo(0.27, 2);
});

test.each([
  ['nothing', 0, FREE, {}, '2026-11-23T20:00:00.000Z'],
  ['what is left today', 40, FREE, {}, '2026-11-23T20:06:11.428Z'],
  ['one call more, which has to wait until midnight', 41, FREE, {}, '2026-11-24T00:00:39.285Z'],
  ['all calls of the next day', 140, FREE, {}, '2026-11-24T00:15:58.571Z'],
  ['calls of three days', 241, FREE, {}, '2026-11-26T00:00:39.285Z'],
  ['five leagues on Pro', 2350, PRO, {}, '2026-11-23T20:10:28.600Z'],
  ['calls with fast work between them', 40, FREE, { paceSeconds: 2 }, '2026-11-23T20:06:11.428Z'],
  ['a day of calls with unknown limits', 100, UNKNOWN, {}, '2026-11-23T20:15:28.571Z'],
  ['one call more with unknown limits', 101, UNKNOWN, {}, '2026-11-24T00:00:39.285Z'],
  ['calls with slow work between them', 100, PRO, { paceSeconds: 2 }, '2026-11-23T20:03:20.000Z'],
])('%s', (_case, calls, limits, pace, end) => {
  expect(
    completionOf(calls, limits, { now, ...pace })
      .toISOString()
      .slice(0, 19),
  ).toBe(end.slice(0, 19));
});
