import { expect, test } from 'vitest';
import { secondsLeft } from './progress-stream.ts';

const NOW = new Date('2026-11-21T12:01:00Z');
const run = {
  planned: true,
  held: true,
  heldSince: new Date('2026-11-21T12:00:00Z'),
  done: 20,
  doneBeforeHold: 0,
  total: 100,
};

test.each([
  ['by the pace of the lease', {}, 240],
  ['by the items of the current lease only', { done: 20, doneBeforeHold: 10 }, 480],
  ['zero when every item is done', { done: 100 }, 0],
  ['unknown before the first item', { done: 0 }, null],
  ['unknown before the first item of the lease', { doneBeforeHold: 20 }, null],
  ['unknown during planning', { planned: false }, null],
  ['unknown without a lease', { held: false }, null],
])('secondsLeft is %s', (_case, changes, seconds) => {
  expect(secondsLeft({ ...run, ...changes }, NOW)).toBe(seconds);
});
