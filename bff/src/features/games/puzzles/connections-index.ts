import { fold } from '@soccer-legends/contracts';
import type { CataloguePlayer, CatalogueSnapshot, CategoryEdit } from '../../people/people.port.ts';
import { clubStays, KNOWN_FAME } from '../../people/people.pure.port.ts';
import { groupBy } from '../../../platform/group-by.ts';
import { FIT, type Category, type CategoryKind, categoryTexts } from './category.ts';
import {
  draftCategories,
  MIN_MEMBERS,
  writtenCategory,
  type CategoryDraft,
  type CategoryFacts,
} from './category-drafts.ts';

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

/** Returns the categories with the administrators' changes: without disabled groups, with added ones. */
function editedCategories(
  drafts: readonly CategoryDraft[],
  players: readonly CataloguePlayer[],
  edits: ReadonlyMap<string, CategoryEdit>,
): CategoryDraft[] {
  if (edits.size === 0) return [...drafts];
  const indexOf = new Map(players.map(({ id }, index) => [id, index]));
  const known = new Set(drafts.map(({ id }) => id));
  const added = [...edits.keys()].filter((id) => !known.has(id)).map(writtenCategory);
  return [...drafts, ...added].flatMap((draft) => {
    const edit = edits.get(draft.id);
    if (!edit) return [draft];
    return edit.enabled ? [edited(draft, edit, indexOf)] : [];
  });
}

function edited(
  draft: CategoryDraft,
  { names, added, removed }: CategoryEdit,
  indexOf: ReadonlyMap<number, number>,
): CategoryDraft {
  const indexesOf = (ids: readonly number[]): number[] => ids.flatMap((id) => indexOf.get(id) ?? []);
  const gone = new Set(indexesOf(removed));
  const members = [...new Set([...draft.members, ...indexesOf(added)])].filter((index) => !gone.has(index));
  const isMember = new Set(members);
  const unsure = draft.unsure.filter((index) => !isMember.has(index) && !gone.has(index));
  const texts = categoryTexts(draft.kind, { ...draft.names, ...names });
  return { ...draft, texts, members, shown: members, unsure };
}

/** Players with an exposure up to this multiple of the median take part in every draw. */
const USUAL = 1.6;
/** More than 1, so that overexposed players are excluded often enough even though others are excluded too. */
const STEEPNESS = 1.2;
/** Weight of players whom few fans know, relative to all others. */
const UNKNOWN_SHARE = 0.25;
/** With fewer known players, some boards would not be possible without the others. */
const ENOUGH_KNOWN = 500;

/** Returns each player's share of draws, from 0 to 1. Small categories and fame expose a player more often. */
function availabilityOf(
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
  const isKnown = players.map(({ fame }) => fame >= KNOWN_FAME);
  const ofUnknown = isKnown.filter(Boolean).length < ENOUGH_KNOWN ? 1 : UNKNOWN_SHARE;
  return exposure.map((own, player) => {
    const usual = own === 0 ? 1 : Math.min(1, (USUAL * median) / own) ** STEEPNESS;
    return isKnown[player] ? usual : usual * ofUnknown;
  });
}
