import type { Language } from '@soccer-legends/game-sdk';

const QWERTY = ['QWERTYUIOP', 'ASDFGHJKL', 'ZXCVBNM'];

const ROWS: Partial<Record<Language, readonly string[]>> = {
  fr: ['AZERTYUIOP', 'QSDFGHJKLM', 'WXCVBN'],
  de: ['QWERTZUIOP', 'ASDFGHJKL', 'YXCVBNM'],
};

/** Returns the rows of the usual keyboard of a language: QWERTY, AZERTY or QWERTZ. */
export function keyRows(language: Language): readonly string[] {
  return ROWS[language] ?? QWERTY;
}

/** A row on a phone has no room for ten full-size keys, so the large keyboard is alphabetical. */
export const ALPHABET_ROWS = ['ABCDEF', 'GHIJKL', 'MNOPQR', 'STUVWX', 'YZ'];
