import { createRandom, type GameServices } from '@soccer-legends/game-sdk';
import { dealConnect } from './deal.ts';
import { firstSlots } from './rules/first-board.ts';
import { clashesAmong } from './rules/pair.ts';

export const title = 'Connect Clubs: first boards of five without a second right pair';

export async function isFeasible(services: GameServices, seed: number): Promise<boolean> {
  const { players } = await dealConnect({ options: {}, seed, services });
  return clashesAmong(firstSlots(players, createRandom(seed))) === 0;
}
