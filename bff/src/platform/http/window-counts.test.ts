import { expect, test } from 'vitest';
import { CACHES } from '../caches/cache-budget.ts';
import { DAY_MS } from '../environment/clock.ts';
import { WindowCounts } from './window-counts.ts';

test('a window of counts allows its uses, then says how long it lasts, and begins again', () => {
  let now = 0;
  const counts = new WindowCounts('visitors', 60_000, () => now);
  const uses = [0, 1000, 2000, 59_999, 60_000].map((at) => {
    now = at;
    return counts.consume('192.0.2.1', 2);
  });
  expect(uses).toEqual([0, 0, 58_000, 1, 0]);
});

test('a window of counts that began while the clock was ahead ends once the clock is corrected', () => {
  let now = 365 * DAY_MS;
  const counts = new WindowCounts('reporters', 60_000, () => now);
  for (let use = 0; use < 2; use += 1) counts.consume('192.0.2.1', 1);
  now = 0;
  expect([counts.consume('192.0.2.1', 1), counts.consume('192.0.2.1', 1)]).toEqual([0, 60_000]);
});

test('counts keep a visitor who is counted often among more visitors than they can hold', () => {
  const counts = new WindowCounts('visitors', 60_000, () => 0);
  counts.consume('regular', 1);
  for (let other = 0; other < CACHES.visitors.maxBytes / 256; other += 1) {
    counts.consume(`2001:db8:${other.toString(16)}`, 1);
    if (other % 1000 === 0) counts.consume('regular', 1);
  }
  expect(counts.consume('regular', 1)).toBe(60_000);
});
