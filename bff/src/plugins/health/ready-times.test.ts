import { expect, test } from 'vitest';
import { classOf, medianReadyMs } from './ready-times.ts';

test.each([
  [0, 50],
  [50, 50],
  [51, 100],
  [9600, 9600],
  [9601, 600_000],
  [600_000, 600_000],
])('%i ms is counted among those up to %i', (ms, end) => {
  expect(classOf(ms)).toBe(end);
});

test.each<[string, [number, number][], number | null]>([
  ['nothing', [], null],
  ['one class', [[100, 4]], 75],
  ['two classes alike', [[100, 5], [800, 5]], 100], // prettier-ignore
  ['most in the slower', [[100, 1], [800, 9]], 689], // prettier-ignore
  ['the first class', [[50, 2]], 25],
])('the median of %s', (_what, counts, median) => {
  expect(medianReadyMs(new Map(counts))).toBe(median);
});
