import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { browserClock } from '@soccer-legends/game-sdk/react';
import { DevClock } from './dev-clock.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function clockWith(rate: number, ...timers: number[]) {
  const clock = new DevClock(browserClock, rate);
  const start = clock.now();
  const ended: [ms: number, at: number][] = [];
  const cancels = timers.map((ms) => clock.after(ms, () => ended.push([ms, clock.now() - start])));
  return { clock, ended, cancels, msPassed: () => clock.now() - start };
}

test.each([
  [1, 1000],
  [0.5, 2000],
  [4, 250],
])('with the rate %d, a timer of a second ends after %d ms', (rate, ms) => {
  const { ended } = clockWith(rate, 1000);
  vi.advanceTimersByTime(ms - 1);
  expect(ended).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(ended).toEqual([[1000, 1000]]);
});

test('a stopped clock keeps its time, and its timers later continue with the time that was left', () => {
  const { clock, ended, msPassed } = clockWith(1, 1000);
  vi.advanceTimersByTime(600);
  clock.setRate(0);
  vi.advanceTimersByTime(60_000);
  expect([ended, msPassed()]).toEqual([[], 600]);
  clock.setRate(1);
  vi.advanceTimersByTime(400);
  expect(ended).toEqual([[1000, 1000]]);
});

test('a skip runs the timers that it passes in order, each at its own time, but no later or canceled ones', () => {
  const { clock, ended, cancels, msPassed } = clockWith(0, 300, 100, 200, 500);
  cancels[2]!();
  clock.skip(400);
  expect([ended, msPassed()]).toEqual([
    [
      [100, 100],
      [300, 300],
    ],
    400,
  ]);
  clock.setRate(1);
  vi.advanceTimersByTime(100);
  expect(ended.at(-1)).toEqual([500, 500]);
});
