import type { ConnectionsGroup, ConnectionsPlayer, ConnectionsPuzzle, Difficulty } from '@soccer-legends/contracts';
import { drawLargest, type RandomSource, sample } from '../../../platform/environment/random-source.ts';
import type { CataloguePlayer } from '../../people/people.port.ts';
import { yearsText } from '../../people/people.pure.port.ts';
import { isClubPair, type Category, type CategoryKind } from './category.ts';
import type { ConnectionsIndex } from './connections-index.ts';
import { drawGroups, GROUP_SIZE, GROUPS } from './group-draw.ts';

/** Most puzzles need few draws. A lateral group without a puzzle after 15 draws rarely yields one. */
const MAX_LATERALS = 100;
const MAX_ATTEMPTS = 15;

/**
 * How each kind of category is drawn: its relative probability, its maximum number in a puzzle, and the number of random
 * categories of which the puzzle has the largest. Clubs and nations with many players are better known; the length of
 * a list says less.
 */
const KINDS: readonly { kind: CategoryKind; weight: number; max: number; draws: number }[] = [
  { kind: 'club', weight: 1.5, max: 1, draws: 3 },
  { kind: 'group', weight: 3, max: 2, draws: 1 },
  { kind: 'nation', weight: 2, max: 1, draws: 2 },
  { kind: 'twoClubs', weight: 0.75, max: 1, draws: 3 },
];

const PLACES = KINDS.flatMap(({ max, ...kind }) => Array.from({ length: max }, () => kind));
const PLACES_BESIDE_A_PAIR = PLACES.filter(({ kind }) => kind !== 'twoClubs');

/** Distinguishable with every form of color blindness. */
const COLORS: Readonly<Record<Difficulty, string>> = { 1: '#FFE9A8', 2: '#8CC8F0', 3: '#D9763C', 4: '#5B2A86' };
const DIFFICULTIES = [1, 2, 3, 4] as const;

/** Added difficulty if the fame of a group's players is one level lower. */
const OBSCURITY = 0.7;
/** Reduced difficulty if a group has twice as many members. */
const BREADTH = 0.2;
/** Subtracted from the difficulty of a group that its nation or club gives away: more than levels differ by. */
const GIVEN_AWAY = 5;
/** Five players of a nation still give away its group of four: the fifth soon turns out to fit another group. */
const MAX_ELSEWHERE = 1;

/** Returns a puzzle with exactly one solution, or undefined if the catalogue is too small. */
export function generateConnectionsPuzzle(
  index: ConnectionsIndex,
  random: RandomSource,
): ConnectionsPuzzle | undefined {
  for (let tried = 0; tried < MAX_LATERALS; tried++) {
    const laterals = index.byKind.get('lateral') ?? [];
    const [lateral] = sample(laterals, random, { count: 1, weight: ({ weight }) => weight });
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
      const categories = drawCategories(lateral, index, random);
      const groups = categories && drawGroups(categories, index, random);
      if (categories && groups) return toPuzzle(categories, groups, index, random);
    }
  }
  return undefined;
}

/**
 * Returns four different categories; undefined if a draw has found too few. The lateral category comes last: its members fit
 * no other group, so unknown further members do not matter.
 */
function drawCategories(
  lateral: Category | undefined,
  { byKind }: ConnectionsIndex,
  random: RandomSource,
): Category[] | undefined {
  const kinds = lateral !== undefined && isClubPair(lateral) ? PLACES_BESIDE_A_PAIR : PLACES;
  const own = lateral ? [lateral] : [];
  const drawn = sample(kinds, random, { count: GROUPS - own.length, weight: ({ weight }) => weight });
  const sizeOf = ({ shown }: Category): number => shown.length;
  const largest = drawn.map(({ kind, draws }) => drawLargest(byKind.get(kind) ?? [], random, { draws, sizeOf }));
  const categories = [...largest, ...own];
  const isComplete = categories.every((category) => category !== undefined);
  return isComplete && new Set(categories).size === GROUPS ? categories : undefined;
}

function toPuzzle(
  categories: readonly Category[],
  groups: readonly (readonly number[])[],
  { players }: ConnectionsIndex,
  random: RandomSource,
): ConnectionsPuzzle {
  const shuffled = sample(groups.flat(), random, { count: GROUPS * GROUP_SIZE });
  const board = groups.map((members) => members.map((player) => players[player]!));
  const hardnessOn = (place: number): number => {
    const { kind, level, members } = categories[place]!;
    const fame = board[place]!.reduce((sum, player) => sum + player.fame, 0) / GROUP_SIZE;
    const isFound = isObvious(kind, board[place]!, board.toSpliced(place, 1).flat());
    return level - OBSCURITY * fame - BREADTH * Math.log2(members.length) - (isFound ? GIVEN_AWAY : 0);
  };
  const ranked = categories
    .map((category, place) => ({ category, members: groups[place]!, hardness: hardnessOn(place) }))
    .sort((a, b) => a.hardness - b.hardness);
  return {
    players: shuffled.map((player) => toPlayer(players[player]!)),
    groups: ranked.map(({ category, members }, rank) => toGroup(category, members, DIFFICULTIES[rank]!, players)),
  };
}

/**
 * Whether a nation or a club gives a group away: its players have it in common, and at most one other player on the board
 * has it. Knowing the club is what a group about clubs asks for.
 */
export function isObvious(
  kind: CategoryKind,
  members: readonly CataloguePlayer[],
  others: readonly CataloguePlayer[],
): boolean {
  const asksForClub = kind === 'club' || kind === 'twoClubs';
  const traits = ({ nation, spells }: CataloguePlayer): (string | number)[] => [
    ...(nation === null ? [] : [nation]),
    ...(asksForClub ? [] : spells.flatMap(({ teamId }) => teamId ?? [])),
  ];
  const elsewhere = others.map((player) => new Set(traits(player)));
  const isRare = (trait: string | number): boolean => elsewhere.filter((own) => own.has(trait)).length <= MAX_ELSEWHERE;
  const [first, ...rest] = members.map((player) => new Set(traits(player)));
  return [...first!].some((trait) => isRare(trait) && rest.every((own) => own.has(trait)));
}

function toPlayer({ id, name, photo, spells }: CataloguePlayer): ConnectionsPlayer {
  return { id, name, info: yearsOf(spells), image: photo };
}

/** The years distinguish namesakes without giving a hint about a group. */
function yearsOf(spells: CataloguePlayer['spells']): string {
  const first = Math.min(...spells.map(({ from }) => from));
  const isOver = spells.every(({ to }) => to !== null);
  const last = isOver ? Math.max(...spells.map(({ from, to }) => to ?? from)) : null;
  return yearsText(first, last);
}

function toGroup(
  { id, texts, reasonFor }: Category,
  members: readonly number[],
  difficulty: Difficulty,
  players: readonly CataloguePlayer[],
): ConnectionsGroup {
  const { names, descriptions } = texts;
  return {
    id,
    name: names.en,
    description: descriptions.en,
    names,
    descriptions,
    players: members.map((member) => players[member]!.id),
    color: COLORS[difficulty],
    difficulty,
    reasons: members.flatMap((member) => {
      const text = reasonFor(member);
      return text === null ? [] : [{ player: players[member]!.id, text }];
    }),
  };
}
