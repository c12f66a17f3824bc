import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MemoryRateLimits } from './rate-limits.ts';

const SEARCHES_PER_MINUTE = 60;
const MINUTE_MS = 60_000;

let limits: MemoryRateLimits;
const search = (visitor: string): number => limits.take('search', visitor);
const exhaust = (visitor: string): number[] => Array.from({ length: SEARCHES_PER_MINUTE }, () => search(visitor));

beforeEach(() => {
  vi.useFakeTimers();
  limits = new MemoryRateLimits();
});
afterEach(() => void vi.useRealTimers());

test('a request beyond the limit waits until the minute since the first request is over', () => {
  expect(new Set(exhaust('a'))).toEqual(new Set([0]));
  expect(search('a')).toBe(60);
  vi.advanceTimersByTime(MINUTE_MS - 500);
  expect(search('a')).toBe(1);
  vi.advanceTimersByTime(500);
  expect(search('a')).toBe(0);
});

test('visitors and buckets are counted separately', () => {
  exhaust('a');
  expect([search('b'), limits.take('read', 'a'), search('a')]).toEqual([0, 0, 60]);
});

test('a minute that is over leaves nothing in memory', () => {
  exhaust('a');
  vi.advanceTimersByTime(MINUTE_MS / 2);
  search('b');
  vi.advanceTimersByTime(MINUTE_MS / 2);
  search('c');
  expect(limits.size).toBe(2);
  search('a');
  expect(limits.size).toBe(3);
});
