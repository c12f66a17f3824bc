import { expect, test } from 'vitest';
import { runEnd } from './run-end.ts';

const NOW = new Date('2026-11-21T12:01:00Z');
/** Twenty of a hundred items in the last minute, without a call. */
const run = {
  planned: true,
  calls: 0,
  callsLeft: null,
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
  ['by the calls and items that planning expects', { planned: false, callsLeft: 300 }, PRO, null, 86.1],
  ['after midnight without a call left', { leasedUntil: null, callsLeft: 10, done: 0 }, FREE, null, 43_172],
  ['by the usual pace of the items after the last call', { callsLeft: 0, doneBeforeHold: 20 }, PRO, null, 0.4],
  ['by the pace of the items themselves later', { callsLeft: 0 }, PRO, null, 240],
  ['by the usual pace although planning has refused a season', { planned: false, callsLeft: 0 }, PRO, null, 0.4],
  ['unknown for a run without a worker and without calls', { leasedUntil: null }, PRO, null, null],
])('the end is %s', (_case, changes, limits, callsPerItem, seconds) => {
  const end = runEnd({ ...run, ...changes }, { limits, window: WINDOW, now: NOW, callsPerItem });
  expect(end && Math.round((end.getTime() - NOW.getTime()) / 100) / 10).toBe(seconds);
});
