import { expect, test } from 'vitest';
import { winPoints } from './points.ts';

test.each([
  [1, 200, 190],
  [2, 175, 165],
  [3, 150, 140],
  [4, 125, 115],
  [5, 100, 90],
  [6, 75, 65],
  // At least 10 for any number of attempts.
  [8, 25, 15],
  [9, 10, 10],
])('a win on attempt %i scores %i, and %i with the hint', (attempt, plain, hinted) => {
  expect(winPoints(attempt, 0)).toBe(plain);
  expect(winPoints(attempt, 1)).toBe(hinted);
});
