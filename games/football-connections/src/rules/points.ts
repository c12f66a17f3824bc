export const GROUP = 25;
export const HINT = 5;
export const WIN_BONUS = [50, 30, 20, 10];

export interface Play {
  found: number;
  mistakes: number;
  hints: number;
  won: boolean;
}

/**
 * Returns the points: 25 for each group, less 5 for each hint, and for a win 50, 30, 20 or 10 with 0 to 3 mistakes.
 * Never below 0.
 */
export function score({ found, mistakes, hints, won }: Play): number {
  const bonus = won ? (WIN_BONUS[mistakes] ?? 0) : 0;
  return Math.max(0, GROUP * found + bonus - HINT * hints);
}
