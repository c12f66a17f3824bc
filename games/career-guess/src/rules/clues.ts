import type { Card } from './card.ts';

/** What a round tells about the player. `clubs` and `years` are the career; the last two count league matches. */
export type Clue = 'photo' | 'country' | 'position' | 'clubs' | 'years' | 'goals' | 'matches';

export const CLUES: readonly (readonly Clue[])[] = [
  ['photo', 'country', 'position', 'clubs', 'years', 'goals', 'matches'],
  ['photo', 'country', 'position', 'clubs', 'years', 'matches'],
  ['photo', 'country', 'position', 'clubs', 'years'],
  ['photo', 'country', 'clubs', 'years'],
  ['country', 'clubs', 'years'],
];

/** Rounds of a game. All must be won to win it. */
export const ROUNDS = CLUES.length;

/** Returns the clues of a round, counted from 1. Leaves out an unknown position. */
export function cluesOf(round: number, { position }: Pick<Card, 'position'>): readonly Clue[] {
  return (CLUES[round - 1] ?? []).filter((clue) => clue !== 'position' || position !== null);
}
