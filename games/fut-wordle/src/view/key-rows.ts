import type { Language } from '@soccer-legends/game-sdk';

const QWERTY = ['QWERTYUIOP', 'ASDFGHJKL', 'ZXCVBNM'];

const ROWS: Partial<Record<Language, readonly string[]>> = {
  fr: ['AZERTYUIOP', 'QSDFGHJKLM', 'WXCVBN'],
  de: ['QWERTZUIOP', 'ASDFGHJKL', 'YXCVBNM'],
};

/** Returns the rows of a keyboard of the language. */
export function keyRows(language: Language): readonly string[] {
  return ROWS[language] ?? QWERTY;
}

/** Ten keys of full size do not fit in a row on a phone, so the large keyboard is alphabetical. */
export const ALPHABET_ROWS = ['ABCDEF', 'GHIJKL', 'MNOPQR', 'STUVWX', 'YZ'];
