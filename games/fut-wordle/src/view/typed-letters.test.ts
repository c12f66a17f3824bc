import { WHOLE_NAMES } from '@soccer-legends/contracts/testing';
import { letters } from '@soccer-legends/game-sdk';
import { expect, test } from 'vitest';
import { typedLetters } from './typed-letters.ts';

test.each([
  ['messi', 5, 'MESSI'],
  ['müller', 6, 'MULLER'],
  ['Mbappe\u0301', 6, 'MBAPPE'],
  ["eto'o", 4, 'ETOO'],
  ['ødegaard', 7, 'ODEGAAR'],
  ['weiß', 5, 'WEISS'],
  // Only one of the two letters of ß fits.
  ['weiß', 4, 'WEI'],
  ['MUELLER', 6, 'MULLER'],
  ['Mueller', 7, 'MUELLER'],
  ['OEZIL', 4, 'OZIL'],
  // Too long, and not because of an umlaut in two letters.
  ['KEANES', 5, 'KEANE'],
  ['m3s s-i!', 5, 'MSSI'],
  ['ılkay', 5, 'ILKAY'],
  ['ｍｅｓｓｉ', 5, 'MESSI'],
  ['日本', 4, ''],
  ['', 4, ''],
])('"%s" with %i letters is read as %s', (text, length, expected) => {
  expect(typedLetters(text, length)).toBe(expected);
});

test.each(Object.entries(WHOLE_NAMES))('every spelling of %s is read as the same letters', (name, spellings) => {
  const asked = letters(name);
  const inOrder = spellings.filter((spelling) => !/, *\p{L}| jr/iu.test(spelling));
  expect(inOrder.filter((spelling) => typedLetters(spelling, asked.length) !== asked)).toEqual([]);
});
