import { expect, test } from 'vitest';
import { isLate, standingOf } from './calendar.ts';

const open = { earliest: 146, latest: 148 };

test.each([
  ['in the time zone furthest behind', 146, 'today'],
  ['in the time zone furthest ahead', 148, 'today'],
  ['with a clock set ahead', 149, 'ahead'],
  ['with a clock set back', 145, 'behind'],
])('in %s, matchday %i is %s', (_title, matchday, kind) => {
  expect(standingOf(matchday, open).kind).toBe(kind);
});

test.each([
  ['today’s matchday', 147, 147, false],
  ['yesterday’s matchday', 146, 147, true],
  ['the matchday of a clock that was set back by a week', 140, 140, true],
  ['today’s matchday on a clock that was set back', 146, 140, false],
])('in %s, a round of matchday %i is late on the device’s day %i: %s', (_title, matchday, device, late) => {
  expect(isLate(matchday, standingOf(device, open))).toBe(late);
});
