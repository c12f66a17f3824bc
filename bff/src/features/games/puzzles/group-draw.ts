import { sample } from '../../../platform/environment/sample.ts';
import type { RandomSource } from '../../../platform/environment/random-source.ts';
import type { Category, ConnectionsIndex } from './connections-index.ts';
import { countPartitions } from './partitions.ts';

export const GROUPS = 4;
export const GROUP_SIZE = 4;

/** Red herrings are players of one group who would also fit another group. Limits each group, and the whole puzzle. */
const MAX_HERRINGS_PER_GROUP = 2;
const MIN_HERRINGS = 3;

/** One bit for each category of a puzzle, by player index. */
interface Masks {
  /** Categories that the player has. */
  certain: Uint8Array;
  /** Categories that the player has or may have. */
  possible: Uint8Array;
}

/**
 * Draws four players for each category, none of whom can belong to an earlier category. Moving a player to a later
 * category leaves a gap that no other player can fill, so there is only one solution, even if unsure memberships are
 * true. `hasOneSolution` verifies it.
 */
export function drawGroups(
  categories: readonly Category[],
  index: ConnectionsIndex,
  random: RandomSource,
): number[][] | undefined {
  const masks = masksOf(categories, index);
  const all = categories.map(({ shown }, bit) => candidatesOf(shown, 1 << bit, masks));
  if (!hasHerrings(all)) return undefined;
  const takesPart = (player: number): boolean => random.next() < index.availability[player]!;
  const candidates = all.map(({ ambiguous, unambiguous }) => ({
    ambiguous: ambiguous.filter(takesPart),
    unambiguous: unambiguous.filter(takesPart),
  }));
  if (!hasHerrings(candidates)) return undefined;

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

function masksOf(categories: readonly Category[], { players }: ConnectionsIndex): Masks {
  const certain = new Uint8Array(players.length);
  for (const [bit, { members }] of categories.entries()) for (const player of members) certain[player]! |= 1 << bit;
  const possible = certain.slice();
  for (const [bit, { unsure }] of categories.entries()) for (const player of unsure) possible[player]! |= 1 << bit;
  return { certain, possible };
}

/** The players of a group: those who would also fit a later group, and the others. */
interface Candidates {
  ambiguous: readonly number[];
  unambiguous: readonly number[];
}

function hasHerrings(groups: readonly Candidates[]): boolean {
  const count = (sum: number, { ambiguous }: Candidates): number =>
    sum + Math.min(MAX_HERRINGS_PER_GROUP, ambiguous.length);
  return groups.reduce(count, 0) >= MIN_HERRINGS;
}

/**
 * Splits the members who cannot belong to an earlier category by whether they belong to a later one.
 * @param own the category's bit; a mask is a multiple of it when no lower bit is set
 */
function candidatesOf(members: readonly number[], own: number, { certain, possible }: Masks): Candidates {
  const ambiguous: number[] = [];
  const unambiguous: number[] = [];
  for (const player of members) {
    if (possible[player]! % own === 0) (certain[player] === own ? unambiguous : ambiguous).push(player);
  }
  return { ambiguous, unambiguous };
}

function hasOneSolution(groups: readonly number[][], { possible }: Masks): boolean {
  const drawn = groups.flat().map((player) => possible[player]!);
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
