import type { ConnectionsGroup, ConnectionsPlayer, ConnectionsPuzzle } from '@soccer-legends/contracts';
import { sample } from '../../../platform/environment/sample.ts';
import type { CataloguePlayer } from '../../catalogue/catalogue.port.ts';
import type { RandomSource } from '../../../platform/environment/random-source.ts';
import type { Category, CategoryKind, ConnectionsIndex } from './categories.ts';
import { countPartitions } from './partitions.ts';

const GROUPS = 4;
const GROUP_SIZE = 4;

/** One in a few attempts succeeds on the bundled data; where all of these fail there is too little to make puzzles of. */
const ATTEMPTS = 400;
/** Players of one group who could as well be in another: these make it a puzzle. */
const MOST_HERRINGS = 2;
const LEAST_HERRINGS = 3;

/** How often a kind of category is drawn, and how many of it one puzzle takes. */
const KINDS: readonly { kind: CategoryKind; weight: number; most: number }[] = [
  { kind: 'club', weight: 3, most: 2 },
  { kind: 'group', weight: 3, most: 2 },
  { kind: 'nation', weight: 2, most: 2 },
  { kind: 'twoClubs', weight: 1.5, most: 1 },
  { kind: 'position', weight: 0.5, most: 1 },
];

/** As in the design: told apart by everybody's eyes. */
const COLOURS = { 1: '#FFE9A8', 2: '#8CC8F0', 3: '#D9763C', 4: '#5B2A86' } as const;

/** A puzzle with one solution alone; undefined where the catalogue is too small for one. */
export function generateConnectionsPuzzle(
  index: ConnectionsIndex,
  chance: RandomSource,
): ConnectionsPuzzle | undefined {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const categories = drawCategories(index, chance);
    const groups = categories && drawGroups(categories, index, chance);
    if (categories && groups) return toPuzzle(categories, groups, index, chance);
  }
  return undefined;
}

function drawCategories({ byKind }: ConnectionsIndex, chance: RandomSource): Category[] | undefined {
  const kinds = KINDS.flatMap(({ most, ...kind }) => Array.from({ length: most }, () => kind));
  const drawn = sample(kinds, chance, { count: GROUPS, weight: ({ weight }) => weight });
  const categories = drawn.map(({ kind }) => drawCategory(byKind.get(kind) ?? [], chance));
  if (!categories.every((category) => category !== undefined)) return undefined;
  const isVaried =
    new Set(categories).size === GROUPS && new Set(categories.map(({ difficulty }) => difficulty)).size > 1;
  return isVaried ? categories : undefined;
}

/** The larger of two draws: a club that many have played for is better known than one of four. */
function drawCategory(categories: readonly Category[], chance: RandomSource): Category | undefined {
  const one = pick(categories, chance);
  const other = pick(categories, chance);
  return one && other && other.members.length > one.members.length ? other : one;
}

/**
 * Four players for each category, of whom none may be in a category before his own. Moving one on to a later
 * category then leaves a place that nobody can come back to, which is why there is one solution alone.
 */
function drawGroups(
  categories: readonly Category[],
  index: ConnectionsIndex,
  chance: RandomSource,
): number[][] | undefined {
  const mayBe = whoMayBe(categories, index);
  const pools = categories.map(({ members }, bit) => poolOf(members, 1 << bit, mayBe));
  const lures = pools.reduce((sum, { tempting }) => sum + Math.min(MOST_HERRINGS, tempting.length), 0);
  if (lures < LEAST_HERRINGS) return undefined;

  const groups: number[][] = [];
  for (const { tempting, plain } of pools) {
    const herrings = drawPlayers(tempting, MOST_HERRINGS, index, chance);
    const group = [...herrings, ...drawPlayers(plain, GROUP_SIZE - herrings.length, index, chance)];
    if (group.length < GROUP_SIZE || !differsInFame(group, index)) return undefined;
    groups.push(group);
  }
  const names = new Set(groups.flat().map((place) => index.folded[place]));
  return names.size === GROUPS * GROUP_SIZE && hasOneSolution(groups, mayBe) ? groups : undefined;
}

/** By the player's place one bit for each of the categories that may be his. */
function whoMayBe(categories: readonly Category[], { players }: ConnectionsIndex): Uint8Array {
  const mayBe = new Uint8Array(players.length);
  for (const [bit, { members, unsure }] of categories.entries()) {
    for (const place of members) mayBe[place]! |= 1 << bit;
    for (const place of unsure) mayBe[place]! |= 1 << bit;
  }
  return mayBe;
}

/** The members who are in no earlier category: those who may be in a later one too, and the others. */
function poolOf(members: readonly number[], own: number, mayBe: Uint8Array): { tempting: number[]; plain: number[] } {
  const tempting: number[] = [];
  const plain: number[] = [];
  for (const place of members) {
    const categories = mayBe[place]!;
    if (categories % own === 0) (categories === own ? plain : tempting).push(place);
  }
  return { tempting, plain };
}

function hasOneSolution(groups: readonly number[][], mayBe: Uint8Array): boolean {
  const masks = groups.flat().map((place) => mayBe[place]!);
  return countPartitions(masks, { size: GROUP_SIZE, groups: GROUPS }) === 1;
}

function drawPlayers(
  places: readonly number[],
  count: number,
  { players }: ConnectionsIndex,
  chance: RandomSource,
): number[] {
  return sample(places, chance, { count, weight: (place) => players[place]!.fame });
}

/** Four stars give a group away, and four unknowns keep it hidden for good. */
function differsInFame(group: readonly number[], { players }: ConnectionsIndex): boolean {
  return new Set(group.map((place) => players[place]!.fame)).size > 1;
}

function toPuzzle(
  categories: readonly Category[],
  groups: readonly (readonly number[])[],
  { players }: ConnectionsIndex,
  chance: RandomSource,
): ConnectionsPuzzle {
  const everybody = sample(groups.flat(), chance, { count: GROUPS * GROUP_SIZE });
  return {
    players: everybody.map((place) => toPlayer(players[place]!)),
    groups: categories
      .map((category, place) =>
        toGroup(
          category,
          groups[place]!.map((member) => players[member]!.id),
        ),
      )
      .sort((a, b) => a.difficulty - b.difficulty),
  };
}

function toPlayer({ id, name, photo, spells }: CataloguePlayer): ConnectionsPlayer {
  return { id, name, info: yearsOf(spells), image: photo };
}

/** The years of a career: they belong to no group, and tell namesakes and generations apart. */
function yearsOf(spells: CataloguePlayer['spells']): string {
  const first = Math.min(...spells.map(({ startYear }) => startYear));
  const last = spells.some(({ endYear }) => endYear === null)
    ? ''
    : Math.max(...spells.map(({ endYear, startYear }) => endYear ?? startYear));
  return `${first}–${last}`;
}

function toGroup({ id, texts, difficulty }: Category, players: number[]): ConnectionsGroup {
  const { names, descriptions } = texts;
  return {
    id,
    name: names.en,
    description: descriptions.en,
    names,
    descriptions,
    players,
    color: COLOURS[difficulty],
    difficulty,
  };
}

function pick<Item>(items: readonly Item[], chance: RandomSource): Item | undefined {
  return items[Math.floor(chance.next() * items.length)];
}
