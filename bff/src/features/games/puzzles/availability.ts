import type { CataloguePlayer } from '../../catalogue/catalogue.port.ts';
import type { Category, CategoryKind } from './category.ts';

/** Players with an exposure up to this multiple of the median take part in every draw. */
const USUAL = 1.3;
/** More than 1, so that overexposed players are excluded often enough even though others are excluded too. */
const STEEPNESS = 1.2;

/** Returns each player's share of draws, from 0 to 1. Small categories and fame expose a player more often. */
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
