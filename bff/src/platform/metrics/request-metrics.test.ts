import { Registry } from 'prom-client';
import { expect, test } from 'vitest';
import { bucketQuantile, RequestMetrics } from './request-metrics.ts';

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

test.each([
  ['a fast request', [], 0.4, false],
  ['a long first request of a route', [], 2.5, false],
  ['a sign-in that takes as long as the others', [0.7, 0.8, 0.7], 0.9, false],
  ['a sign-in that takes three times as long as the others', [0.7, 0.7, 0.7], 2.2, true],
  ['a long request of a fast route', [0.01, 0.02, 0.01], 0.6, true],
])('%s, after requests of %j s, with %d s is slow: %s', (_name, earlier, seconds, expected) => {
  const requests = new RequestMetrics(new Registry());
  const route = { method: 'POST', route: '/api/admin/login', status: 200 };
  for (const before of earlier) requests.observe({ ...route, seconds: before });
  expect(requests.observe({ ...route, seconds })).toBe(expected);
});
