import { expect, test } from 'vitest';
import { countText, sizeText, timeText } from './value-texts.ts';

test.each([
  [0, '0 B'],
  [1023, '1023 B'],
  [1024, '1.0 kB'],
  [45_775, '44.7 kB'],
])('formats a size of %i bytes', (bytes, text) => {
  expect(sizeText(bytes)).toBe(text);
});

test('formats a time to the minute in UTC', () => {
  expect(timeText('2026-11-21T16:25:54.633Z')).toBe('2026-11-21 16:25 UTC');
});

test.each([
  [0, '0 loads'],
  [1, '1 load'],
  [2, '2 loads'],
])('formats a count of %i', (count, text) => {
  expect(countText(count, 'load')).toBe(text);
});
