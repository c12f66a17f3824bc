import type { GameServices } from '@soccer-legends/game-sdk';
import { dealCountries } from './deal.ts';
import { PLAYERS } from './rules/country-game.ts';

/** What `isFeasible` checks, for the report. */
export const title = 'Country Match: ten players of ten nations';

export async function isFeasible(services: GameServices, seed: number): Promise<boolean> {
  const { players } = await dealCountries({ options: {}, seed, services });
  return new Set(players.map(({ nation }) => nation)).size === PLAYERS;
}
