import type { CataloguePlayer } from '../../catalogue/catalogue.port.ts';
import type { Category, CategoryKind } from './connections-index.ts';

/** A player whose exposure is this many times the median is still in every draw. */
const USUAL = 1.3;
/** More than 1, so that the most exposed rest enough even among others who rest. */
const STEEPNESS = 1.2;

/**
 * Returns the share of draws, 0 to 1, that each player takes part in. A player of many small categories would come up
 * again and again, and rests the more often the more of them he has: a category of five gives each of its members a
 * large part of its puzzles, one of a hundred hardly any; a famous one is drawn before the others.
 */
export function availabilityOf(
  players: readonly Pick<CataloguePlayer, 'fame'>[],
  byKind: ReadonlyMap<CategoryKind, readonly Category[]>,
): number[] {
  const exposure = players.map(() => 0);
  for (const categories of byKind.values()) {
    for (const { shown } of categories) {
      for (const player of shown) exposure[player]! += players[player]!.fame / (shown.length * categories.length);
    }
  }
  const median = exposure.toSorted((a, b) => a - b)[Math.floor(players.length / 2)] ?? 0;
  return exposure.map((own) => (own === 0 ? 1 : Math.min(1, (USUAL * median) / own) ** STEEPNESS));
}
