import type { RandomSource } from '../../platform/environment/random-source.ts';
import { sample } from '../../platform/environment/sample.ts';

const MAX_FIXTURES = 10;

/**
 * Returns the fixtures of a matchday in their order: all games, or ten of them where there are more. Those that were not
 * on the card of the day before are drawn first.
 */
export function drawCard(games: readonly string[], dayBefore: readonly string[], random: RandomSource): string[] {
  const count = Math.min(games.length, MAX_FIXTURES);
  const drawn = sample(games, random, { count, preferred: (game) => !dayBefore.includes(game) });
  return sample(drawn, random, { count });
}
