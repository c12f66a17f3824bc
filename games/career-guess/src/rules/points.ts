import { ROUNDS } from './clues.ts';

// These two values are not specified.
export const CAREER_POINTS = 10;
export const CAREER_BONUS = 50;

/** Returns the points for the won rounds, with a bonus for all of them. */
export function pointsFor(roundsWon: number): number {
  return roundsWon * CAREER_POINTS + (roundsWon === ROUNDS ? CAREER_BONUS : 0);
}
