import { expect, test } from 'vitest';
import { bucketOf, quantileOf } from './version-metrics.ts';

test.each([
  [0, 50],
  [50, 50],
  [51, 100],
  [9600, 9600],
  [9601, 600_000],
  [600_000, 600_000],
])('bucketOf counts the value %i in the bucket up to %i', (size, end) => {
  expect(bucketOf(size)).toBe(end);
});

test.each<[string, [number, number][], number | null]>([
  ['no counts', [], null],
  ['one bucket', [[100, 4]], 75],
  ['two equal buckets', [[100, 5], [800, 5]], 100], // prettier-ignore
  ['a full slower bucket', [[100, 1], [800, 9]], 689], // prettier-ignore
  ['the first bucket', [[50, 2]], 25],
])('quantileOf estimates the median of %s', (_what, counts, median) => {
  expect(quantileOf(new Map(counts), 0.5)).toBe(median);
});

test.each<[string, [number, number][], number]>([
  ['in the bucket that reaches it', [[100, 3], [800, 1]], 100], // prettier-ignore
  ['within a bucket', [[200, 4]], 188],
  ['in the last bucket', [[9600, 1], [600_000, 3]], 403_200], // prettier-ignore
])('quantileOf finds the 75th percentile %s', (_where, counts, end) => {
  expect(quantileOf(new Map(counts), 0.75)).toBe(end);
});
