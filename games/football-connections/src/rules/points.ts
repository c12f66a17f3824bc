const GROUP = 25;
const HINT = 5;
/** What a win brings besides, by its mistakes. */
const WIN_BONUS = [50, 30, 20, 10];

export interface Play {
  found: number;
  mistakes: number;
  hints: number;
  won: boolean;
}

/** Hints cost at the end alone, and never more than there is. */
export function score({ found, mistakes, hints, won }: Play): number {
  const bonus = won ? (WIN_BONUS[mistakes] ?? 0) : 0;
  return Math.max(0, GROUP * found + bonus - HINT * hints);
}
