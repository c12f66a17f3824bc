import fc from 'fast-check';
import { expect, test } from 'vitest';
import { barsOf, halfOf } from './OtherResults.tsx';

function tally(...byRoundsWon: number[]) {
  return { results: byRoundsWon.reduce((sum, count) => sum + count, 0), won: 0, byRoundsWon };
}

test.each([
  [[50], 0],
  [[0, 50], 1],
  [[25, 25], 1],
  [[26, 24], 0],
  [[10, 10, 10, 10, 10], 2],
  [[30, 0, 0, 0, 30], 4],
])('of %j, at least half have won %i rounds', (byRoundsWon, half) => {
  expect(halfOf(tally(...byRoundsWon))).toBe(half);
});

test('shows a bar with its share for each number of rounds up to the total', () => {
  expect(barsOf(tally(10, 30), 3)).toEqual([
    { rounds: 0, share: 0.25 },
    { rounds: 1, share: 0.75 },
    { rounds: 2, share: 0 },
    { rounds: 3, share: 0 },
  ]);
});

test('shows no bars for a fixture of more than twelve rounds', () => {
  expect(barsOf(tally(10, 30), 12)).toHaveLength(13);
  expect(barsOf(tally(10, 30), 13)).toEqual([]);
});

test('at least half of the visitors have won the returned number of rounds, and fewer than half have won more', () => {
  const counts = fc
    .array(fc.nat(100), { minLength: 1, maxLength: 21 })
    .filter((list) => list.some((count) => count > 0));
  fc.assert(
    fc.property(counts, (byRoundsWon) => {
      const counted = tally(...byRoundsWon);
      const withAtLeast = (rounds: number) => tally(...byRoundsWon.slice(rounds)).results;
      const half = halfOf(counted);
      expect(2 * withAtLeast(half)).toBeGreaterThanOrEqual(counted.results);
      expect(2 * withAtLeast(half + 1)).toBeLessThan(counted.results);
    }),
  );
});
