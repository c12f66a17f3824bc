import { expect, test } from 'vitest';
import { longestWord } from './longest-word.ts';

test.each([
  ['Luis Figo', 4],
  ['Mohammed Kudus', 9.5],
  ['Pierre-Emerick Aubameyang', 10.5],
  ['Wolverhampton Wanderers', 14],
  ['', 0],
])('the longest word of "%s" is %d letters wide', (name, letters) => {
  expect(longestWord(name)).toBe(letters);
});
