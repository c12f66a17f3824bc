import { createRandom, type GameServices } from '@soccer-legends/game-sdk';
import { dealConnect } from './deal.ts';
import { firstSlots } from './rules/first-board.ts';
import { clashesAmong } from './rules/pair.ts';

/** What `isFeasible` checks, for the report. */
export const title = 'Connect Clubs: first boards of five without a second right pair';

/** Returns whether the first board of a seed has exactly one correct club for each player. */
export async function isFeasible(services: GameServices, seed: number): Promise<boolean> {
  const { players } = await dealConnect({ options: {}, seed, services });
  return clashesAmong(firstSlots(players, createRandom(seed))) === 0;
}
