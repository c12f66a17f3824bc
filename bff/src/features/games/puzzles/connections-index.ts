import { fold } from '@soccer-legends/contracts';
import type { CataloguePlayer, CatalogueSnapshot } from '../../catalogue/catalogue.port.ts';
import { categoriesOf, type Category, type CategoryFacts, type CategoryKind } from './categories.ts';

/** All that puzzles are drawn from, worked out once for a snapshot. */
export interface ConnectionsIndex {
  players: readonly CataloguePlayer[];
  /** What two names have in common that look alike, by the place of the player. */
  folded: readonly string[];
  byKind: ReadonlyMap<CategoryKind, readonly Category[]>;
}

export function indexForConnections(snapshot: CatalogueSnapshot, facts: CategoryFacts): ConnectionsIndex {
  const players = [...snapshot.players.values()];
  const byKind = new Map<CategoryKind, Category[]>();
  for (const category of categoriesOf(players, snapshot.teams, facts)) {
    const others = byKind.get(category.kind);
    if (others) others.push(category);
    else byKind.set(category.kind, [category]);
  }
  return { players, folded: players.map(({ name }) => fold(name)), byKind };
}
