import { CONNECTIONS_GROUPS } from '@soccer-legends/contracts';
import { type RandomSource, sample } from '../../../platform/environment/random-source.ts';
import { drawWeight } from '../../people/people.pure.port.ts';
import { FIT, type Category } from './category.ts';
import type { ConnectionsIndex } from './connections-index.ts';

export const { count: GROUPS, size: GROUP_SIZE } = CONNECTIONS_GROUPS;

/** Limits the red herrings, players of one group who also fit another one, in each group and in the puzzle. */
const MAX_HERRINGS_PER_GROUP = 2;
/** With three, a board with one club needs several hundred draws. */
const MIN_HERRINGS = 2;

/**
 * Draws four players per category who fit no earlier one, so nobody can fill a gap: there is one solution. Returns undefined
 * if the draw has failed, which is common; draw other categories then.
 */
export function drawGroups(
  categories: readonly Category[],
  index: ConnectionsIndex,
  random: RandomSource,
): number[][] | undefined {
  const all = categories.map((_, place) => candidatesOf(categories, place));
  if (!canFill(all)) return undefined;
  const takesPart = (player: number): boolean => random.next() < index.availability[player]!;
  const candidates = all.map(({ ambiguous, unambiguous }) => ({
    ambiguous: ambiguous.filter(takesPart),
    unambiguous: unambiguous.filter(takesPart),
  }));
  if (!canFill(candidates)) return undefined;

  const groups: number[][] = [];
  for (const [place, category] of categories.entries()) {
    const group = drawGroup(candidates[place]!, category, index, random);
    if (group.length < GROUP_SIZE || !differsInFame(group, index)) return undefined;
    groups.push(group);
  }
  const names = new Set(groups.flat().map((player) => index.foldedNames[player]));
  return names.size === GROUPS * GROUP_SIZE && hasOneSolution(groups, categories) ? groups : undefined;
}

interface Candidates {
  ambiguous: readonly number[];
  unambiguous: readonly number[];
}

function candidatesOf(categories: readonly Category[], place: number): Candidates {
  const ambiguous: number[] = [];
  const unambiguous: number[] = [];
  for (const player of categories[place]!.shown) {
    if (fitsOneOf(categories, 0, place, player, FIT.unsure)) continue;
    (fitsOneOf(categories, place + 1, GROUPS, player, FIT.yes) ? ambiguous : unambiguous).push(player);
  }
  return { ambiguous, unambiguous };
}

/** A loop, because it runs often. `to` is not included. */
function fitsOneOf(
  categories: readonly Category[],
  from: number,
  to: number,
  player: number,
  least: (typeof FIT)[keyof typeof FIT],
): boolean {
  for (let place = from; place < to; place++) if (categories[place]!.fits[player]! >= least) return true;
  return false;
}

function canFill(groups: readonly Candidates[]): boolean {
  let herrings = 0;
  for (const { ambiguous, unambiguous } of groups) {
    const own = Math.min(MAX_HERRINGS_PER_GROUP, ambiguous.length);
    if (own + unambiguous.length < GROUP_SIZE) return false;
    herrings += own;
  }
  return herrings >= MIN_HERRINGS;
}

function drawGroup(
  { ambiguous, unambiguous }: Candidates,
  { variantOf }: Category,
  { players }: ConnectionsIndex,
  random: RandomSource,
): number[] {
  const weight = (player: number): number => drawWeight(players[player]!);
  const taken = new Set<string>();
  const draw = (candidates: readonly number[], count: number): number[] => {
    if (!variantOf) return sample(candidates, random, { count, weight });
    const drawn: number[] = [];
    for (const player of sample(candidates, random, { count: candidates.length, weight })) {
      const variant = variantOf(player);
      if (drawn.length === count || taken.has(variant)) continue;
      taken.add(variant);
      drawn.push(player);
    }
    return drawn;
  };
  const herrings = draw(ambiguous, MAX_HERRINGS_PER_GROUP);
  return [...herrings, ...draw(unambiguous, GROUP_SIZE - herrings.length)];
}

/** Four stars would make a group too easy, four unknown players too hard. */
function differsInFame(group: readonly number[], { players }: ConnectionsIndex): boolean {
  return new Set(group.map((player) => players[player]!.fame)).size > 1;
}

export function hasOneSolution(groups: readonly (readonly number[])[], categories: readonly Category[]): boolean {
  const masks = groups
    .flat()
    .map((player) =>
      categories.reduce((mask, { fits }, bit) => (fits[player] === FIT.no ? mask : mask | (1 << bit)), 0),
    );
  return countPartitions(masks, { size: GROUP_SIZE, groups: GROUPS }) === 1;
}

/** Counts the ways to fill `groups` groups of `size` places: 0, 1, or 2 for more. @param masks a bit for each group that a member may join */
export function countPartitions(
  masks: readonly number[],
  { size, groups }: { size: number; groups: number },
): 0 | 1 | 2 {
  const free = Array.from({ length: groups }, () => size);
  // Members with the fewest choices come first, because they restrict the others most.
  const order = masks.toSorted((a, b) => bitCount(a) - bitCount(b));
  const found = place(0);
  return found === 0 ? 0 : found === 1 ? 1 : 2;

  function place(next: number): number {
    if (next === order.length) return free.every((places) => places === 0) ? 1 : 0;
    let ways = 0;
    for (let group = 0; group < groups && ways < 2; group++) {
      if (!(order[next]! & (1 << group)) || free[group] === 0) continue;
      free[group]!--;
      ways += place(next + 1);
      free[group]!++;
    }
    return ways;
  }
}

function bitCount(mask: number): number {
  let count = 0;
  for (let rest = mask; rest > 0; rest &= rest - 1) count++;
  return count;
}
