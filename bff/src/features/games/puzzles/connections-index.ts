import { fold, type Difficulty } from '@soccer-legends/contracts';
import type { FootballData } from '@soccer-legends/football-data';
import type { CataloguePlayer, CatalogueSnapshot } from '../../catalogue/catalogue.port.ts';
import { groupBy } from '../../../platform/group-by.ts';
import {
  clubTexts,
  groupTexts,
  nationTexts,
  positionTexts,
  twoClubsTexts,
  type CategoryTexts,
} from './category-texts.ts';

export type CategoryKind = 'nation' | 'club' | 'position' | 'group' | 'twoClubs';

/** A property that some players have; every other player is known not to have it, except the `unsure` ones. */
export interface Category {
  /** Kind and subject, such as `club Ajax`: stable as long as the data is. */
  id: string;
  kind: CategoryKind;
  texts: CategoryTexts;
  /** Indexes of the players who have it; players without a career are left out, because nothing is known of them. */
  members: readonly number[];
  /** Indexes of the players who may have it: namesakes on a list, or synced players whose names are spelled differently. */
  unsure: readonly number[];
  difficulty: Difficulty;
}

/** The parts of the data set that categories are built from, besides the catalogue. */
export type CategoryFacts = Pick<FootballData, 'groups' | 'nations'>;

/** A group of a puzzle has four players. */
const MIN_MEMBERS = 4;

/** What connections puzzles are drawn from. */
export interface ConnectionsIndex {
  players: readonly CataloguePlayer[];
  /** Names without case and accents, by player index. */
  foldedNames: readonly string[];
  byKind: ReadonlyMap<CategoryKind, readonly Category[]>;
}

/** Computes every category of a snapshot that has at least four members. */
export function indexForConnections(
  { players: all, teams }: CatalogueSnapshot,
  facts: CategoryFacts,
): ConnectionsIndex {
  const players = [...all.values()];
  const clubs = players.map((player) => clubsOf(player, teams));
  const drafts = [
    ...nationCategories(players, facts),
    ...positionCategories(players),
    ...clubCategories(clubs),
    ...groupCategories(players, facts),
  ];
  const categories = drafts
    .map((category) => ({ ...category, members: category.members.filter((index) => clubs[index]!.length > 0) }))
    .filter(({ members }) => members.length >= MIN_MEMBERS)
    .map((category) => ({ ...category, difficulty: difficultyOf(category.members.length / players.length) }));
  const foldedNames = players.map(({ name }) => fold(name));
  return { players, foldedNames, byKind: groupBy(categories, ({ kind }) => kind) };
}

type CategoryDraft = Omit<Category, 'difficulty'>;

function nationCategories(players: readonly CataloguePlayer[], { nations }: CategoryFacts): CategoryDraft[] {
  const namesByCode = new Map(nations.map(({ code, names }) => [code, names]));
  const nationsOf = players.map(({ nation }) => listOf(nation));
  const unsure = indexesWithout(nationsOf);
  return shared(nationsOf).flatMap(([nation, members]) => {
    const names = namesByCode.get(nation);
    return names ? [{ ...draft('nation', nation, nationTexts(names), members), unsure }] : [];
  });
}

function positionCategories(players: readonly CataloguePlayer[]): CategoryDraft[] {
  const positionsOf = players.map(({ position }) => listOf(position));
  const unsure = indexesWithout(positionsOf);
  return shared(positionsOf).flatMap(([position, members]) => {
    const texts = positionTexts(position);
    return texts ? [{ ...draft('position', position, texts, members), unsure }] : [];
  });
}

function clubCategories(clubs: readonly (readonly string[])[]): CategoryDraft[] {
  const pairs = shared(clubs.map(pairsOf)).map(([pair, members]) => {
    const [first = '', second = ''] = pair.split(PAIR_SEPARATOR);
    return draft('twoClubs', pair, twoClubsTexts(first, second), members);
  });
  return [...shared(clubs).map(([club, members]) => draft('club', club, clubTexts(club), members)), ...pairs];
}

function groupCategories(players: readonly CataloguePlayer[], { groups }: CategoryFacts): CategoryDraft[] {
  const names = players.map(namesOf);
  const synced = [...players.keys()].filter((index) => players[index]!.source !== 'bundled');
  return groups.map((group) => {
    const { members, unsure } = membersOf(group.members, names, synced);
    return { ...draft('group', group.id, groupTexts(group.names), members), unsure };
  });
}

const PAIR_SEPARATOR = ' / ';

function draft(kind: CategoryKind, subject: string, texts: CategoryTexts, members: readonly number[]): CategoryDraft {
  return { id: `${kind} ${subject}`, kind, texts, members, unsure: [] };
}

/** @param share of all players who are members, 0 to 1 */
function difficultyOf(share: number): Difficulty {
  if (share >= 1 / 13) return 1;
  if (share >= 1 / 33) return 2;
  return share >= 1 / 80 ? 3 : 4;
}

function listOf(feature: string | null): string[] {
  return feature === null ? [] : [feature];
}

function indexesWithout(featuresOf: readonly (readonly string[])[]): number[] {
  return [...featuresOf.keys()].filter((index) => featuresOf[index]!.length === 0);
}

/** Returns each feature that enough players have, with the indexes of those players. */
function shared(featuresOf: readonly (readonly string[])[]): [feature: string, members: number[]][] {
  const members = new Map<string, number[]>();
  for (const [index, features] of featuresOf.entries()) {
    for (const feature of features) {
      const others = members.get(feature);
      if (others) others.push(index);
      else members.set(feature, [index]);
    }
  }
  return [...members].filter(([, indexes]) => indexes.length >= MIN_MEMBERS);
}

/** Returns the clubs of a career, each once, by their current names. */
function clubsOf({ spells }: CataloguePlayer, teams: CatalogueSnapshot['teams']): string[] {
  const names = spells.map(({ club, teamId }) => (teamId === null ? undefined : teams.get(teamId)?.name) ?? club);
  return [...new Map(names.map((name) => [fold(name), name])).values()].sort();
}

function pairsOf(clubs: readonly string[]): string[] {
  return clubs.flatMap((first, index) => clubs.slice(index + 1).map((second) => first + PAIR_SEPARATOR + second));
}

/**
 * Finds the players of a list by name or full name. Namesakes are unsure, because the list does not say which one it
 * means; synced players are unsure, because the list may spell their names differently.
 */
function membersOf(
  list: readonly string[],
  names: readonly (readonly string[])[],
  synced: readonly number[],
): Pick<Category, 'members' | 'unsure'> {
  const listed = new Set(list.map(fold));
  const playersByName = new Map<string, number[]>();
  for (const [index, own] of names.entries()) {
    for (const name of own) if (listed.has(name)) playersByName.set(name, [...(playersByName.get(name) ?? []), index]);
  }
  const namesakes = new Set([...playersByName.values()].filter((indexes) => indexes.length > 1).flat());
  const members = new Set([...playersByName.values()].flat().filter((index) => !namesakes.has(index)));
  const unsure = new Set([...namesakes, ...synced].filter((index) => !members.has(index)));
  return { members: [...members], unsure: [...unsure] };
}

function namesOf({ name, fullName }: CataloguePlayer): string[] {
  return [...new Set([name, ...listOf(fullName)].map(fold))];
}
