import { sample } from '../../../platform/environment/sample.ts';
import type { RandomSource } from '../../../platform/environment/random-source.ts';
import { isClubPair, type Category, type CategoryKind } from './category.ts';
import type { ConnectionsIndex } from './connections-index.ts';
import { GROUPS } from './group-draw.ts';

/** The relative probability of each kind of category, and its maximum number in a puzzle. */
const KINDS: readonly { kind: CategoryKind; weight: number; max: number }[] = [
  { kind: 'club', weight: 3, max: 2 },
  { kind: 'group', weight: 3, max: 2 },
  { kind: 'nation', weight: 1.5, max: 1 },
  { kind: 'twoClubs', weight: 1.5, max: 1 },
];

const PLACES = KINDS.flatMap(({ max, ...kind }) => Array.from({ length: max }, () => kind));
const PLACES_BESIDE_A_PAIR = PLACES.filter(({ kind }) => kind !== 'twoClubs');

const DRAWS = 3;

/** Returns a random lateral category by weight; undefined if the catalogue has none. */
export function drawLateral({ byKind }: ConnectionsIndex, random: RandomSource): Category | undefined {
  return sample(byKind.get('lateral') ?? [], random, { count: 1, weight: ({ weight }) => weight })[0];
}

/**
 * Returns four different categories; undefined if a draw has found too few. The lateral category comes last: its members fit
 * no other group, so unknown further members do not matter.
 */
export function drawCategories(
  lateral: Category | undefined,
  { byKind }: ConnectionsIndex,
  random: RandomSource,
): Category[] | undefined {
  const kinds = lateral !== undefined && isClubPair(lateral) ? PLACES_BESIDE_A_PAIR : PLACES;
  const own = lateral ? [lateral] : [];
  const drawn = sample(kinds, random, { count: GROUPS - own.length, weight: ({ weight }) => weight });
  const categories = [...drawn.map(({ kind }) => drawCategory(byKind.get(kind) ?? [], random)), ...own];
  const isComplete = categories.every((category) => category !== undefined);
  return isComplete && new Set(categories).size === GROUPS ? categories : undefined;
}

/** Returns the largest of a few random categories, because clubs with many players are better known. */
function drawCategory(categories: readonly Category[], random: RandomSource): Category | undefined {
  let largest: Category | undefined;
  for (let draw = 0; draw < DRAWS; draw++) {
    const drawn = categories[Math.floor(random.next() * categories.length)];
    if (drawn && drawn.shown.length > (largest?.shown.length ?? 0)) largest = drawn;
  }
  return largest;
}
