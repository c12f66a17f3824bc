import { expect, test } from 'vitest';
import { bucketQuantile } from './request-metrics.ts';

const histogram = (...counts: number[]) => [1, 5, 25, Infinity].map((upTo, index) => ({ upTo, count: counts[index]! }));

test.each([
  ['no values', histogram(0, 0, 0, 0), 0.5, 0],
  ['all values in the first bucket', histogram(10, 10, 10, 10), 0.5, 0.5],
  ['all values in the second bucket', histogram(0, 10, 10, 10), 0.5, 3],
  ['the limit between two buckets', histogram(5, 10, 10, 10), 0.5, 1],
  ['the third bucket', histogram(50, 90, 100, 100), 0.99, 23],
  ['values above the last limit', histogram(0, 0, 0, 10), 0.99, 25],
])('estimates a quantile of %s', (_what, buckets, quantile, expected) => {
  expect(bucketQuantile(buckets, quantile)).toBeCloseTo(expected);
});
