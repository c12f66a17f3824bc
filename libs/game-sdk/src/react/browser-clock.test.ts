import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { browserClock } from './browser-clock.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test.each([
  ['an hour back', -3_600_000],
  ['to the next day', 86_400_000],
])('ignores that the clock of the device is set %s', (_how, ms) => {
  const before = browserClock.now();
  vi.setSystemTime(Date.now() + ms);
  expect(browserClock.now() - before).toBe(0);
  vi.advanceTimersByTime(1500);
  expect(browserClock.now() - before).toBe(1500);
});
