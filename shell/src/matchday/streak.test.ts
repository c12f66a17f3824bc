import fc from 'fast-check';
import { expect, test } from 'vitest';
import { streakOf } from './streak.ts';

/** Monday, 2026-11-23. */
const MONDAY = 147;

/** Reads days from Monday on: `x` played, `.` missed, `e` excused; the last one is today. */
function streak(days: string): { days: number; longest: number; rests: number[] } {
  const of = (sign: string) => new Set([...days].flatMap((day, index) => (day === sign ? [MONDAY + index] : [])));
  const result = streakOf({ played: of('x'), excused: of('e'), today: MONDAY + days.length - 1 });
  return { ...result, rests: [...result.rests].map((day) => day - MONDAY) };
}

test.each<[string, string, number, number, number[]]>([
  ['nothing was played', '...', 0, 0, []],
  ['today is the first day', 'x', 1, 1, []],
  ['today is not played yet', 'xx.', 2, 2, []],
  ['yesterday was missed', 'xx..', 2, 2, [2]],
  ['one day of the week was missed', 'x.x', 2, 2, [1]],
  ['two days of one week were missed in a row', 'xx..x', 1, 2, [2]],
  ['two days of one week were missed apart', 'x.x.x', 2, 2, [1, 3]],
  ['Sunday and Monday were missed', 'xxxxxx..x', 7, 7, [6, 7]],
  ['Sunday, Monday and Tuesday were missed', 'xxxxxx...x', 1, 6, [6, 7]],
  ['one day of each of three weeks was missed', 'x.xxxxxx.xxxxxx.xxxxx', 18, 18, [1, 8, 15]],
  ['an excused day precedes a missed day', 'xe.x', 2, 2, [1, 2]],
  ['an excused day follows a missed day', 'x.ex', 2, 2, [1, 2]],
  ['an excused day does not prevent the end of a streak', 'x.e.x', 1, 1, [1, 2]],
  ['a new streak rests in the week in which the last one ended', 'x..x.x', 2, 2, [1, 4]],
  ['a new streak began after a missed week', 'xxx.......xx', 2, 3, [3]],
])('%s: %s', (_title, days, current, longest, rests) => {
  expect(streak(days)).toEqual({ days: current, longest, rests });
});

const season = fc.array(fc.constantFrom('x', '.', 'e'), { minLength: 1, maxLength: 60 }).map((days) => days.join(''));

test('the current streak is at most as long as the longest one, which is at most the number of days played', () => {
  fc.assert(
    fc.property(season, (days) => {
      const { days: current, longest } = streak(days);
      expect(current).toBeLessThanOrEqual(longest);
      expect(longest).toBeLessThanOrEqual([...days].filter((day) => day === 'x').length);
    }),
  );
});

test('playing another day never shortens the longest streak', () => {
  fc.assert(
    fc.property(season, fc.nat(), (days, at) => {
      const place = at % days.length;
      const more = `${days.slice(0, place)}x${days.slice(place + 1)}`;
      expect(streak(more).longest).toBeGreaterThanOrEqual(streak(days).longest);
    }),
  );
});

test('today without a fixture does not end the streak', () => {
  fc.assert(
    fc.property(season, (days) => {
      expect(streak(`${days}.`).longest).toBe(streak(days).longest);
    }),
  );
});
