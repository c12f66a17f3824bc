import type { Language } from '@soccer-legends/game-sdk';

const QWERTY = ['QWERTYUIOP', 'ASDFGHJKL', 'ZXCVBNM'];

const ROWS: Partial<Record<Language, readonly string[]>> = {
  fr: ['AZERTYUIOP', 'QSDFGHJKLM', 'WXCVBN'],
  de: ['QWERTZUIOP', 'ASDFGHJKL', 'YXCVBNM'],
};

/** The letters as a keyboard of that language has them. */
export function keyRows(language: Language): readonly string[] {
  return ROWS[language] ?? QWERTY;
}

/** Keys of full size do not fit ten in a row on a phone, so the large ones stand in the order of the alphabet. */
export const ALPHABET_ROWS = ['ABCDEF', 'GHIJKL', 'MNOPQR', 'STUVWX', 'YZ'];
