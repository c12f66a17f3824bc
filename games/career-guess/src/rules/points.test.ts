import { expect, test } from 'vitest';
import { CAREER_BONUS, CAREER_POINTS, pointsFor } from './points.ts';

test.each([
  [0, 0],
  [1, 10],
  [4, 40],
  [5, 100],
])('%i rounds won are worth %i points', (won, points) => {
  expect(pointsFor(won)).toBe(points);
});

test('the values chosen by us', () => {
  expect([CAREER_POINTS, CAREER_BONUS]).toEqual([10, 50]);
});
