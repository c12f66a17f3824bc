import { fold, type Difficulty } from '@soccer-legends/contracts';
import type { FootballData } from '@soccer-legends/football-data';
import type { CataloguePlayer, CatalogueSnapshot } from '../../catalogue/catalogue.port.ts';
import {
  clubTexts,
  groupTexts,
  nationTexts,
  positionTexts,
  twoClubsTexts,
  type CategoryTexts,
} from './category-texts.ts';

export type CategoryKind = 'nation' | 'club' | 'position' | 'group' | 'twoClubs';

/** Something that is true of some players, and known to be false of all the others. */
export interface Category {
  /** Of its kind and what it is about: stable as long as the facts are. */
  id: string;
  kind: CategoryKind;
  texts: CategoryTexts;
  /** Places of the players of whom it is true; those without a career are left out, for nothing is known of them. */
  members: readonly number[];
  /** Places of the players of whom it may be true: two share a name on a list, or a name is not spelt as ours are. */
  unsure: readonly number[];
  difficulty: Difficulty;
}

/** What the categories are made from besides the catalogue. */
export type CategoryFacts = Pick<FootballData, 'groups' | 'nations'>;

/** A puzzle takes four players of a category. */
const LEAST_MEMBERS = 4;

/** Everything that at least four of the players have in common, and of how many of them it is true. */
export function categoriesOf(
  players: readonly CataloguePlayer[],
  teams: CatalogueSnapshot['teams'],
  { groups, nations }: CategoryFacts,
): Category[] {
  const nationNames = new Map(nations.map(({ code, names }) => [code, names]));
  const nationsOf = players.map(({ nation }) => listOf(nation));
  const positionsOf = players.map(({ position }) => listOf(position));
  const clubs = players.map((player) => clubsOf(player, teams));
  const names = players.map(namesOf);
  const withoutNation = placesWithout(nationsOf);
  const withoutPosition = placesWithout(positionsOf);
  const synced = [...players.keys()].filter((place) => players[place]!.source !== 'bundled');
  const drafts = [
    ...shared(nationsOf).map(([nation, members]) => {
      const names = nationNames.get(nation);
      return names && { ...draft('nation', nation, nationTexts(names), members), unsure: withoutNation };
    }),
    ...shared(positionsOf).map(([position, members]) => {
      const texts = positionTexts(position);
      return texts && { ...draft('position', position, texts, members), unsure: withoutPosition };
    }),
    ...shared(clubs).map(([club, members]) => draft('club', club, clubTexts(club), members)),
    ...shared(clubs.map(pairsOf)).map(([pair, members]) => {
      const [first = '', second = ''] = pair.split(BETWEEN);
      return draft('twoClubs', pair, twoClubsTexts(first, second), members);
    }),
    ...groups.map((group) => {
      const { members, unsure } = membersOf(group.members, names, synced);
      return { ...draft('group', group.id, groupTexts(group.names), members), unsure };
    }),
  ];
  return drafts
    .filter((category) => category !== undefined)
    .map((category) => ({ ...category, members: category.members.filter((place) => clubs[place]!.length > 0) }))
    .filter(({ members }) => members.length >= LEAST_MEMBERS)
    .map((category) => ({ ...category, difficulty: difficultyOf(category.members.length / players.length) }));
}

const BETWEEN = ' / ';

function draft(kind: CategoryKind, about: string, texts: CategoryTexts, members: readonly number[]) {
  return { id: `${kind} ${about}`, kind, texts, members, unsure: [] as readonly number[] };
}

/** How many of the players have it: one in thirteen is a crowd, one in eighty a handful. */
function difficultyOf(share: number): Difficulty {
  if (share >= 1 / 13) return 1;
  if (share >= 1 / 33) return 2;
  return share >= 1 / 80 ? 3 : 4;
}

function listOf(feature: string | null): string[] {
  return feature === null ? [] : [feature];
}

function placesWithout(featuresOf: readonly (readonly string[])[]): number[] {
  return [...featuresOf.keys()].filter((place) => featuresOf[place]!.length === 0);
}

/** Each feature that enough of them have, with the places of those who have it. */
function shared(featuresOf: readonly (readonly string[])[]): [feature: string, members: number[]][] {
  const members = new Map<string, number[]>();
  for (const [place, features] of featuresOf.entries()) {
    for (const feature of features) {
      const others = members.get(feature);
      if (others) others.push(place);
      else members.set(feature, [place]);
    }
  }
  return [...members].filter(([, places]) => places.length >= LEAST_MEMBERS);
}

/** The clubs of a career, each once, by their present names. */
function clubsOf({ spells }: CataloguePlayer, teams: CatalogueSnapshot['teams']): string[] {
  const names = spells.map(({ club, teamId }) => (teamId === null ? undefined : teams.get(teamId)?.name) ?? club);
  return [...new Map(names.map((name) => [fold(name), name])).values()].sort();
}

function pairsOf(clubs: readonly string[]): string[] {
  return clubs.flatMap((first, place) => clubs.slice(place + 1).map((second) => first + BETWEEN + second));
}

/**
 * Lists name people, so members are found by name, either name. Of two players of one name nobody can tell which is
 * meant, and a synced player may be on a list under another spelling: of these it is not known.
 */
function membersOf(
  list: readonly string[],
  names: readonly (readonly string[])[],
  synced: readonly number[],
): Pick<Category, 'members' | 'unsure'> {
  const listed = new Set(list.map(fold));
  const bearers = new Map<string, number[]>();
  for (const [place, own] of names.entries()) {
    for (const name of own) if (listed.has(name)) bearers.set(name, [...(bearers.get(name) ?? []), place]);
  }
  const shareName = new Set([...bearers.values()].filter((places) => places.length > 1).flat());
  const members = new Set([...bearers.values()].flat().filter((place) => !shareName.has(place)));
  const unsure = new Set([...shareName, ...synced].filter((place) => !members.has(place)));
  return { members: [...members], unsure: [...unsure] };
}

function namesOf({ name, fullName }: CataloguePlayer): string[] {
  return [...new Set([name, ...listOf(fullName)].map(fold))];
}

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
