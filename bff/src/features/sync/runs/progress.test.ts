import { expect, test } from 'vitest';
import { secondsLeft } from './progress.ts';

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
  ['at the pace so far', {}, 240],
  ['by the pace since it went on', { done: 20, doneBeforeHold: 10 }, 480],
  ['nothing once all is done', { done: 100 }, 0],
  ['nobody knows before the first is done', { done: 0 }, null],
  ['nobody knows right after it went on', { doneBeforeHold: 20 }, null],
  ['nobody knows while it finds out what to do', { planned: false }, null],
  ['nobody knows while nobody works on it', { held: false }, null],
])('%s', (_when, changes, seconds) => {
  expect(secondsLeft({ ...run, ...changes }, NOW)).toBe(seconds);
});
