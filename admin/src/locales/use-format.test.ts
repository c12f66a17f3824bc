import { expect, test } from 'vitest';
import { durationText } from './use-format.ts';

test.each([
  [0, '0 s'],
  [0.2, '1 s'],
  [59, '59 s'],
  [59.5, '1 min 0 s'],
  [60, '1 min 0 s'],
  [119.6, '2 min 0 s'],
  [125, '2 min 5 s'],
  [3599, '59 min 59 s'],
  [3600, '1 h 0 min'],
  [7199, '2 h 0 min'],
  [5400, '1 h 30 min'],
  [86_399, '1 d 0 h'],
  [86_400, '1 d 0 h'],
  [100 * 3600, '4 d 4 h'],
])('formats %s seconds as %s', (seconds, text) => {
  expect(durationText(seconds)).toBe(text);
});
