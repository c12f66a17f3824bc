import { expect, test } from 'vitest';
import { CAREER_BONUS, CAREER_POINTS, pointsFor } from './points.ts';

test.each([
  [0, 0],
  [1, 10],
  [4, 40],
  [5, 100],
])('%i won rounds score %i points', (won, points) => {
  expect(pointsFor(won)).toBe(points);
});

test('the points per round and the bonus have the chosen values', () => {
  expect([CAREER_POINTS, CAREER_BONUS]).toEqual([10, 50]);
});
