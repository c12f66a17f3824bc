import type { GameResult } from '@soccer-legends/game-sdk';
import type { LineMark } from '@soccer-legends/ui';

/** A line with one mark would only repeat the heading. */
const FEWEST_MARKS = 2;

/**
 * Returns the outcomes of the questions. If their order is unknown, the won ones come first. Empty for a round of one
 * question.
 */
export function marksOf({ history = [], outcomes, roundsWon, roundsTotal }: GameResult): LineMark[] {
  const inOrder = history.length > 0 ? history.map(({ isCorrect }) => isCorrect) : outcomes;
  const won = inOrder ?? Array.from({ length: roundsWon }, () => true);
  const total = Math.max(won.length, roundsTotal);
  if (total < FEWEST_MARKS) return [];
  const marks = won.map<LineMark>((isWon) => (isWon ? 'hit' : 'miss'));
  return [...marks, ...Array.from({ length: total - marks.length }, (): LineMark => 'none')];
}

const LETTERS: Readonly<Record<LineMark, string>> = { hit: 'h', near: 'n', miss: 'm', none: 'o' };
const MARKS = new Map(Object.entries(LETTERS).map(([mark, letter]) => [letter, mark as LineMark]));

/** Marks of a round, one letter each. A longer line would not be readable. */
export const MARK_LETTERS = /^[hnmo]{2,60}$/;

/** Returns marks as letters, such as `hhmh`; undefined if `MARK_LETTERS` does not accept them. */
export function lettersOf(marks: readonly LineMark[]): string | undefined {
  const letters = marks.map((mark) => LETTERS[mark]).join('');
  return MARK_LETTERS.test(letters) ? letters : undefined;
}

export function marksOfLetters(letters: string): LineMark[] {
  return [...letters].flatMap((letter) => MARKS.get(letter) ?? []);
}
