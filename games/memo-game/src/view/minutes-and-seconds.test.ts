import { expect, test } from 'vitest';
import { minutesAndSeconds } from './minutes-and-seconds.ts';

test.each([
  [120_000, '2:00'],
  [119_999, '2:00'],
  [119_000, '1:59'],
  [61_000, '1:01'],
  [60_000, '1:00'],
  [59_001, '1:00'],
  [9_000, '0:09'],
  [1, '0:01'],
  [0, '0:00'],
])('%i ms are %s', (ms, text) => {
  expect(minutesAndSeconds(ms)).toBe(text);
});
