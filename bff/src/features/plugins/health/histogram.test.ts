import { expect, test } from 'vitest';
import { classOf, quantileOf } from './histogram.ts';

test.each([
  [0, 50],
  [50, 50],
  [51, 100],
  [9600, 9600],
  [9601, 600_000],
  [600_000, 600_000],
])('%i is counted among those up to %i', (size, end) => {
  expect(classOf(size)).toBe(end);
});

test.each<[string, [number, number][], number | null]>([
  ['nothing', [], null],
  ['one class', [[100, 4]], 75],
  ['two classes alike', [[100, 5], [800, 5]], 100], // prettier-ignore
  ['most in the slower', [[100, 1], [800, 9]], 689], // prettier-ignore
  ['the first class', [[50, 2]], 25],
])('the median of %s', (_what, counts, median) => {
  expect(quantileOf(new Map(counts), 0.5)).toBe(median);
});

test.each<[string, [number, number][], number]>([
  ['in the class that reaches them', [[100, 3], [800, 1]], 100], // prettier-ignore
  ['within a class', [[200, 4]], 188],
  ['above the last class', [[9600, 1], [600_000, 3]], 403_200], // prettier-ignore
])('three in four end %s', (_where, counts, end) => {
  expect(quantileOf(new Map(counts), 0.75)).toBe(end);
});
