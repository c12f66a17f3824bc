import { expect, test } from 'vitest';
import { CACHES } from './cache-budget.ts';
import { RateWindows } from './rate-windows.ts';

const limit = { limit: 2, windowMs: 60_000 };

test('a rate window allows its uses, then says how many seconds are left, and begins again', () => {
  let now = 0;
  const windows = new RateWindows('visitors', () => now);
  const uses = [0, 1000, 2000, 59_999, 60_000].map((at) => {
    now = at;
    return windows.consume('read 192.0.2.1', limit);
  });
  expect(uses).toEqual([0, 0, 58, 1, 0]);
});

test('rate windows count each key separately', () => {
  const windows = new RateWindows('visitors', () => 0);
  expect(['a', 'b', 'a', 'b', 'a'].map((key) => windows.consume(key, limit))).toEqual([0, 0, 0, 0, 60]);
});

test('rate windows keep a visitor who is counted often among more visitors than they can hold', () => {
  const windows = new RateWindows('visitors', () => 0);
  windows.consume('regular', limit);
  for (let other = 0; other < CACHES.visitors.maxBytes / 256; other += 1) {
    windows.consume(`2001:db8:${other.toString(16)}`, limit);
    if (other % 1000 === 0) windows.consume('regular', limit);
  }
  expect(windows.consume('regular', limit)).toBe(60);
});
