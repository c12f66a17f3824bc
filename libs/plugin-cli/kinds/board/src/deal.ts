import { createRandom, type DealContext } from '@soccer-legends/game-sdk';
import { PARTS, type NewGameDeal } from './rules/new-game.ts';

const FREE_PARTS = 3;

/** Returns what a round needs, as plain data. A game that needs the server calls it here with `services.http`. */
export async function dealNewGame({ seed }: Pick<DealContext, 'seed'>): Promise<NewGameDeal> {
  const parts = Array.from({ length: PARTS }, (_, part) => part);
  return { free: createRandom(seed).sample(parts, FREE_PARTS) };
}
