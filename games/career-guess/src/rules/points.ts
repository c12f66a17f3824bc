import { ROUNDS } from './clues.ts';

// Value chosen by us: the specification names both constants and shows neither.
export const CAREER_POINTS = 10;
export const CAREER_BONUS = 50;

/** Points for each round won, and a bonus for all of them. */
export function pointsFor(roundsWon: number): number {
  return roundsWon * CAREER_POINTS + (roundsWon === ROUNDS ? CAREER_BONUS : 0);
}
