import type { Card } from './card.ts';

export type Clue = 'photo' | 'country' | 'position' | 'clubs' | 'years' | 'goals' | 'matches';

const CLUES: readonly (readonly Clue[])[] = [
  ['photo', 'country', 'position', 'clubs', 'years', 'goals', 'matches'],
  ['photo', 'country', 'position', 'clubs', 'years', 'matches'],
  ['photo', 'country', 'position', 'clubs', 'years'],
  ['photo', 'country', 'clubs', 'years'],
  ['country', 'clubs', 'years'],
];

/** Rounds of a game; winning takes all of them. */
export const ROUNDS = CLUES.length;

/** Returns the clues of a round, counted from 1, without the position if it is unknown. */
export function cluesOf(round: number, { position }: Pick<Card, 'position'>): readonly Clue[] {
  return (CLUES[round - 1] ?? []).filter((clue) => clue !== 'position' || position !== null);
}
