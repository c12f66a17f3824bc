const GROUP = 25;
const HINT = 5;
/** Bonus of a win by its number of mistakes. */
const WIN_BONUS = [50, 30, 20, 10];

export interface Play {
  found: number;
  mistakes: number;
  hints: number;
  won: boolean;
}

/** The cost of hints is subtracted at the end; the score is never below 0. */
export function score({ found, mistakes, hints, won }: Play): number {
  const bonus = won ? (WIN_BONUS[mistakes] ?? 0) : 0;
  return Math.max(0, GROUP * found + bonus - HINT * hints);
}
