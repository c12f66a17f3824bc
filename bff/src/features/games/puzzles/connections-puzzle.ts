import type { ConnectionsGroup, ConnectionsPlayer, ConnectionsPuzzle } from '@soccer-legends/contracts';
import { sample } from '../../../platform/environment/sample.ts';
import type { CataloguePlayer } from '../../catalogue/catalogue.port.ts';
import type { RandomSource } from '../../../platform/environment/random-source.ts';
import type { Category, CategoryKind, ConnectionsIndex } from './connections-index.ts';
import { countPartitions } from './partitions.ts';

const GROUPS = 4;
const GROUP_SIZE = 4;

/** On the bundled data one in a few attempts succeeds. If all of these fail, the catalogue is too small. */
const MAX_ATTEMPTS = 400;
/** Most players of one group who would fit another group too. */
const MAX_HERRINGS_PER_GROUP = 2;
/** Fewest such players in a puzzle. */
const MIN_HERRINGS = 3;

/** The relative probability of each kind of category, and how many of it one puzzle may have. */
const KINDS: readonly { kind: CategoryKind; weight: number; max: number }[] = [
  { kind: 'club', weight: 3, max: 2 },
  { kind: 'group', weight: 3, max: 2 },
  { kind: 'nation', weight: 2, max: 2 },
  { kind: 'twoClubs', weight: 1.5, max: 1 },
  { kind: 'position', weight: 0.5, max: 1 },
];

/** Distinguishable with every form of color blindness. */
const COLORS = { 1: '#FFE9A8', 2: '#8CC8F0', 3: '#D9763C', 4: '#5B2A86' } as const;

/** Returns a puzzle with exactly one solution, or undefined when the catalogue is too small for one. */
export function generateConnectionsPuzzle(
  index: ConnectionsIndex,
  random: RandomSource,
): ConnectionsPuzzle | undefined {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    const categories = drawCategories(index, random);
    const groups = categories && drawGroups(categories, index, random);
    if (categories && groups) return toPuzzle(categories, groups, index, random);
  }
  return undefined;
}

function drawCategories({ byKind }: ConnectionsIndex, random: RandomSource): Category[] | undefined {
  const kinds = KINDS.flatMap(({ max, ...kind }) => Array.from({ length: max }, () => kind));
  const drawn = sample(kinds, random, { count: GROUPS, weight: ({ weight }) => weight });
  const categories = drawn.map(({ kind }) => drawCategory(byKind.get(kind) ?? [], random));
  if (!categories.every((category) => category !== undefined)) return undefined;
  const isVaried =
    new Set(categories).size === GROUPS && new Set(categories.map(({ difficulty }) => difficulty)).size > 1;
  return isVaried ? categories : undefined;
}

/** Returns the larger of two random categories, since a club with many players is better known. */
function drawCategory(categories: readonly Category[], random: RandomSource): Category | undefined {
  const one = pick(categories, random);
  const other = pick(categories, random);
  return one && other && other.members.length > one.members.length ? other : one;
}

/**
 * Draws four players for each category, none of whom may belong to an earlier category. Moving a player to a later
 * category then leaves a gap that nobody else can fill, so there is only one solution. `hasOneSolution` verifies it.
 */
function drawGroups(
  categories: readonly Category[],
  index: ConnectionsIndex,
  random: RandomSource,
): number[][] | undefined {
  const masks = categoryMasks(categories, index);
  const candidates = categories.map(({ members }, bit) => candidatesOf(members, 1 << bit, masks));
  const herringCount = candidates.reduce(
    (sum, { ambiguous }) => sum + Math.min(MAX_HERRINGS_PER_GROUP, ambiguous.length),
    0,
  );
  if (herringCount < MIN_HERRINGS) return undefined;

  const groups: number[][] = [];
  for (const { ambiguous, unambiguous } of candidates) {
    const herrings = drawPlayers(ambiguous, MAX_HERRINGS_PER_GROUP, index, random);
    const group = [...herrings, ...drawPlayers(unambiguous, GROUP_SIZE - herrings.length, index, random)];
    if (group.length < GROUP_SIZE || !differsInFame(group, index)) return undefined;
    groups.push(group);
  }
  const names = new Set(groups.flat().map((player) => index.foldedNames[player]));
  return names.size === GROUPS * GROUP_SIZE && hasOneSolution(groups, masks) ? groups : undefined;
}

/** Returns one bit for each category that a player has or may have, by player index. */
function categoryMasks(categories: readonly Category[], { players }: ConnectionsIndex): Uint8Array {
  const masks = new Uint8Array(players.length);
  for (const [bit, { members, unsure }] of categories.entries()) {
    for (const player of members) masks[player]! |= 1 << bit;
    for (const player of unsure) masks[player]! |= 1 << bit;
  }
  return masks;
}

/**
 * Splits the members who belong to no earlier category by whether they may belong to a later one.
 * @param own the category's bit; a mask is a multiple of it when no lower bit is set
 */
function candidatesOf(
  members: readonly number[],
  own: number,
  masks: Uint8Array,
): { ambiguous: number[]; unambiguous: number[] } {
  const ambiguous: number[] = [];
  const unambiguous: number[] = [];
  for (const player of members) {
    const mask = masks[player]!;
    if (mask % own === 0) (mask === own ? unambiguous : ambiguous).push(player);
  }
  return { ambiguous, unambiguous };
}

function hasOneSolution(groups: readonly number[][], masks: Uint8Array): boolean {
  const drawn = groups.flat().map((player) => masks[player]!);
  return countPartitions(drawn, { size: GROUP_SIZE, groups: GROUPS }) === 1;
}

function drawPlayers(
  candidates: readonly number[],
  count: number,
  { players }: ConnectionsIndex,
  random: RandomSource,
): number[] {
  return sample(candidates, random, { count, weight: (player) => players[player]!.fame });
}

/** Four stars would give a group away, and four unknown players would make it unsolvable. */
function differsInFame(group: readonly number[], { players }: ConnectionsIndex): boolean {
  return new Set(group.map((player) => players[player]!.fame)).size > 1;
}

function toPuzzle(
  categories: readonly Category[],
  groups: readonly (readonly number[])[],
  { players }: ConnectionsIndex,
  random: RandomSource,
): ConnectionsPuzzle {
  const shuffled = sample(groups.flat(), random, { count: GROUPS * GROUP_SIZE });
  return {
    players: shuffled.map((player) => toPlayer(players[player]!)),
    groups: categories
      .map((category, index) =>
        toGroup(
          category,
          groups[index]!.map((member) => players[member]!.id),
        ),
      )
      .sort((a, b) => a.difficulty - b.difficulty),
  };
}

function toPlayer({ id, name, photo, spells }: CataloguePlayer): ConnectionsPlayer {
  return { id, name, info: yearsOf(spells), image: photo };
}

/** Returns the years of a career, which distinguish namesakes without hinting at a group. */
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
    color: COLORS[difficulty],
    difficulty,
  };
}

function pick<Item>(items: readonly Item[], random: RandomSource): Item | undefined {
  return items[Math.floor(random.next() * items.length)];
}
