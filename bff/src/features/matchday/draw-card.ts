import type { RandomSource } from '../../platform/environment/random-source.ts';
import { sample } from '../../platform/environment/sample.ts';

const MAX_FIXTURES = 10;

/** Returns at most ten games in the order of the fixtures. Prefers games that were not on the previous card. */
export function drawCard(games: readonly string[], dayBefore: readonly string[], random: RandomSource): string[] {
  const count = Math.min(games.length, MAX_FIXTURES);
  const drawn = sample(games, random, { count, preferred: (game) => !dayBefore.includes(game) });
  return sample(drawn, random, { count });
}
