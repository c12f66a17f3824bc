import { expect, test } from 'vitest';
import { runEnd, type RunEndFacts } from './run-progress.ts';

const NOW = new Date('2026-11-21T12:01:00Z');
/** Twenty of a hundred items in the last minute, without a call. */
const run = {
  planned: true,
  calls: 0,
  leasedUntil: new Date('2026-11-21T12:01:10Z'),
  heldSince: new Date('2026-11-21T12:00:00Z'),
  done: 20,
  doneBeforeHold: 0,
  total: 100,
};
const WINDOW = { places: 243, sentAt: [], blockedUntil: 0 };
const PRO = { dailyLimit: 7500, dailyRemaining: 7000, minuteLimit: 300, minuteRemaining: 300 };
const FREE = { dailyLimit: 100, dailyRemaining: 0, minuteLimit: 10, minuteRemaining: 10 };

test.each([
  ['by the pace of the items', {}, PRO, null, 240],
  ['by the items of the current lease only', { done: 20, doneBeforeHold: 10 }, PRO, null, 480],
  ['zero when every item is done', { done: 100 }, PRO, null, 0],
  ['unknown before the first item', { done: 0 }, PRO, null, null],
  ['unknown before the first item of the lease', { doneBeforeHold: 20 }, PRO, null, null],
  ['unknown during planning', { planned: false }, PRO, null, null],
  ['by the calls of earlier runs before the first item', { done: 0, total: 10 }, PRO, 20, 20],
  ['by the calls of the run itself later', { calls: 200, total: 30 }, PRO, 20, 10],
  ['by the minute limit', { calls: 400, total: 40 }, PRO, 20, 80.7],
  ['unknown for a run without a worker and without calls', { leasedUntil: null }, PRO, null, null],
])('the estimated end of a sync is %s', (_case, changes, limits, callsPerItem, seconds) => {
  const earlier = { callsPerItem, msPerItem: null };
  expect(secondsLeft(changes, { limits, window: WINDOW, now: NOW, earlier, forecast: null })).toBe(seconds);
});

const PLANNING = { planned: false, done: 0 };

test.each([
  ['by the calls, then by the usual pace', PLANNING, [300, 100], PRO, null, 71.2],
  ['by the calls, then by the pace of the last run', PLANNING, [300, 100], PRO, 200, 90.7],
  ['after midnight without a call left', { ...PLANNING, leasedUntil: null }, [10, 100], FREE, null, 43_171.5],
  ['by the pace of the last run before the first item', { doneBeforeHold: 20 }, [0, 100], PRO, 200, 16],
  ['by its own pace after the first item', {}, [0, 100], PRO, 200, 240],
  ['by the usual pace although planning has refused a season', { planned: false }, [0, 100], PRO, null, 0.4],
] as const)(
  'the end of a run with a forecast is %s',
  (_case, changes, [callsLeft, items], limits, msPerItem, seconds) => {
    const earlier = { callsPerItem: null, msPerItem };
    const forecast = { callsLeft, items };
    expect(secondsLeft(changes, { limits, window: WINDOW, now: NOW, earlier, forecast })).toBeCloseTo(seconds, 1);
  },
);

function secondsLeft(changes: Partial<typeof run> | object, facts: RunEndFacts): number | null {
  const end = runEnd({ ...run, ...changes }, facts);
  return end && Math.round((end.getTime() - NOW.getTime()) / 100) / 10;
}
