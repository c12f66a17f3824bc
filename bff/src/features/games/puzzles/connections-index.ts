import { fold } from '@soccer-legends/contracts';
import type { CataloguePlayer, CatalogueSnapshot } from '../../catalogue/catalogue.port.ts';
import { clubStays } from '../../catalogue/catalogue.pure.port.ts';
import { groupBy } from '../../../platform/group-by.ts';
import { availabilityOf } from './availability.ts';
import { FIT, type Category, type CategoryKind } from './category.ts';
import { draftCategories, MIN_MEMBERS, type CategoryFacts } from './category-drafts.ts';
import { editedCategories } from './edited-categories.ts';

/** What boards are drawn from. Player indexes are positions in `players`. */
export interface ConnectionsIndex {
  players: readonly CataloguePlayer[];
  /** Names without case and accents, by player index. */
  foldedNames: readonly string[];
  /** The share of draws that each player takes part in, by player index; see `availabilityOf`. */
  availability: readonly number[];
  byKind: ReadonlyMap<CategoryKind, readonly Category[]>;
}

/** Computes every category of a snapshot that has at least four members. */
export function indexForConnections(
  { players: all, teams, categoryEdits }: CatalogueSnapshot,
  facts: CategoryFacts,
): ConnectionsIndex {
  const players = [...all.values()];
  const clubs = players.map((player) => clubStays(player, teams));
  const categories = editedCategories(draftCategories(players, clubs, facts), players, categoryEdits)
    .map(({ unsure, names: _, ...category }) => ({
      ...category,
      shown: category.shown.filter((index) => clubs[index]!.length > 0),
      fits: fitsOf(players.length, category.members, unsure),
    }))
    .filter(({ shown }) => shown.length >= MIN_MEMBERS);
  const foldedNames = players.map(({ name }) => fold(name));
  const byKind = groupBy(categories, ({ kind }) => kind);
  return { players, foldedNames, availability: availabilityOf(players, byKind), byKind };
}

function fitsOf(players: number, members: readonly number[], unsure: readonly number[]): Category['fits'] {
  const fits = new Uint8Array(players);
  for (const player of unsure) fits[player] = FIT.unsure;
  for (const player of members) fits[player] = FIT.yes;
  return fits;
}
