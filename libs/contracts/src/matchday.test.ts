import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  openMatchdays,
  dateOfMatchday,
  dealSeed,
  matchdayOf,
  matchdayOfToken,
  startOfMatchday,
  tokenOfMatchday,
} from './matchday.ts';

test.each([
  ['2026-06-29', undefined],
  ['2026-06-30', 1],
  ['2026-11-23', 147],
  ['2027-02-29', undefined],
  ['2028-02-29', 610],
  ['2026-1-1', undefined],
  ['today', undefined],
  ['', undefined],
])('the matchday of %j is %j', (date, matchday) => {
  expect(matchdayOf(date)).toBe(matchday);
});

test('dates, numbers and tokens of matchdays convert into each other', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100_000 }), (matchday) => {
      expect(matchdayOf(dateOfMatchday(matchday))).toBe(matchday);
      expect(matchdayOfToken(tokenOfMatchday(matchday))).toBe(matchday);
    }),
  );
});

test('a matchday starts when UTC+14 reaches its date', () => {
  expect(new Date(startOfMatchday(147)).toISOString()).toBe('2026-11-22T10:00:00.000Z');
});

test.each([
  ['2026-11-23T09:59:59Z', 146, 147],
  ['2026-11-23T10:00:00Z', 146, 148],
  ['2026-11-23T11:59:59Z', 146, 148],
  ['2026-11-23T12:00:00Z', 147, 148],
])('at %s matchdays %i to %i are open', (moment, earliest, latest) => {
  const now = Date.parse(moment);
  expect(openMatchdays(now)).toEqual({ earliest, latest });
  expect(startOfMatchday(latest)).toBeLessThanOrEqual(now);
  expect(startOfMatchday(latest + 1)).toBeGreaterThan(now);
});

test.each(['', 'd', 'd0', 'd01', 'd1234567', 'D147', 'd147 ', 'c7k3m9qx', '147'])(
  '%j is not the token of a matchday',
  (token) => {
    expect(matchdayOfToken(token)).toBeUndefined();
  },
);

test('the seeds of a thousand matchdays differ for each of ten games', () => {
  for (let game = 0; game < 10; game++) {
    const seeds = Array.from({ length: 1000 }, (_, day) => dealSeed(tokenOfMatchday(day + 1), `game-${game}`));
    expect(new Set(seeds).size).toBe(1000);
  }
});

test('seeds of successive matchdays differ in about half of their bits', () => {
  const bitsOf = (value: number): number => value.toString(2).replaceAll('0', '').length;
  const distances = Array.from({ length: 1000 }, (_, day) =>
    bitsOf((dealSeed(`d${day + 1}`, 'memo-game') ^ dealSeed(`d${day + 2}`, 'memo-game')) >>> 0),
  );
  const mean = distances.reduce((sum, distance) => sum + distance, 0) / distances.length;
  expect(mean).toBeGreaterThan(15);
  expect(mean).toBeLessThan(17);
});

test('a seed is the same on every platform', () => {
  expect(dealSeed('d147', 'logo-game')).toBe(799_061_566);
});
