/**
 * How a question or a try of a round ended, and its letter in addresses and in the stored rounds. `near` was right only
 * after a miss, or partly right; `hint` is a hint that was taken; `none` was not played.
 */
const LETTERS = { hit: 'h', near: 'n', miss: 'm', hint: 'i', none: 'o' } as const;

/** How a question or a try of a round ended; `none` was not played. */
export type Mark = keyof typeof LETTERS;

const MARKS = new Map(Object.entries(LETTERS).map(([mark, letter]) => [letter as string, mark as Mark]));

/** Marks of a round, one letter each. A longer line would not be readable. */
export const MARK_LETTERS = /^[hnmio]{2,60}$/;

/** Returns marks as letters, such as `hhmh`. */
export function lettersOfMarks(marks: readonly Mark[]): string {
  return marks.map((mark) => LETTERS[mark]).join('');
}

/** Returns the marks of letters; ignores other letters. */
export function marksOfLetters(letters: string): Mark[] {
  return [...letters].flatMap((letter) => MARKS.get(letter) ?? []);
}

/** What a shared result shows: the score, and the marks as a board of several rows. */
export interface ScoreCard {
  /** Questions that were won, or the try that was right; null if none was. */
  won: number | null;
  total: number;
  board: readonly (readonly Mark[])[];
}

const CARD_ROWS = 12;
const CARD = new RegExp(String.raw`^(x|0|[1-9]\d{0,2})-([1-9]\d{0,2})((?:\.[hnmio]{1,10}){0,${CARD_ROWS}})$`);

/** Returns a score card for an address, such as `9-10.hhmhhhhhhh` or `x-6.noooo.nnooh`; undefined if it is too large. */
export function writeScoreCard({ won, total, board }: ScoreCard): string | undefined {
  const text = [`${won ?? 'x'}-${total}`, ...board.map(lettersOfMarks)].join('.');
  return CARD.test(text) ? text : undefined;
}

/** Returns the score card of a text; undefined for any text that `writeScoreCard` does not return. */
export function readScoreCard(text: string): ScoreCard | undefined {
  const [, won, total, rows = ''] = CARD.exec(text) ?? [];
  if (won === undefined) return undefined;
  const board = rows.split('.').slice(1).map(marksOfLetters);
  return { won: won === 'x' ? null : Number(won), total: Number(total), board };
}
