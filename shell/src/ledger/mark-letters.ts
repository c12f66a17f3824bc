import type { LineMark } from '@soccer-legends/ui';

const LETTERS: Readonly<Record<LineMark, string>> = { hit: 'h', near: 'n', miss: 'm', none: 'o' };
const MARKS = new Map(Object.entries(LETTERS).map(([mark, letter]) => [letter, mark as LineMark]));

/** Marks of a round, one letter each. A longer line would not be readable. */
export const MARK_LETTERS = /^[hnmo]{2,60}$/;

/** Returns marks as letters, such as `hhmh`; undefined if `MARK_LETTERS` does not accept them. */
export function lettersOf(marks: readonly LineMark[]): string | undefined {
  const letters = marks.map((mark) => LETTERS[mark]).join('');
  return MARK_LETTERS.test(letters) ? letters : undefined;
}

/** Returns the marks of letters such as `hhmh`. Skips other letters. */
export function marksOfLetters(letters: string): LineMark[] {
  return [...letters].flatMap((letter) => MARKS.get(letter) ?? []);
}
