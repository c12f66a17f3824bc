import type { ConnectionsGroup, ConnectionsPlayer, ConnectionsPuzzle, Difficulty } from '@soccer-legends/contracts';
import { sample } from '../../../platform/environment/sample.ts';
import type { CataloguePlayer } from '../../catalogue/catalogue.port.ts';
import { yearsText } from '../../catalogue/catalogue.pure.port.ts';
import type { RandomSource } from '../../../platform/environment/random-source.ts';
import { drawCategories, drawLateral } from './category-draw.ts';
import type { Category } from './category.ts';
import type { ConnectionsIndex } from './connections-index.ts';
import { drawGroups, GROUP_SIZE, GROUPS } from './group-draw.ts';

/** Most puzzles need few draws. A lateral group without a puzzle after 15 draws rarely yields one. */
const MAX_LATERALS = 30;
const MAX_ATTEMPTS = 15;

/** Distinguishable with every form of color blindness. */
const COLORS: Readonly<Record<Difficulty, string>> = { 1: '#FFE9A8', 2: '#8CC8F0', 3: '#D9763C', 4: '#5B2A86' };
const DIFFICULTIES = [1, 2, 3, 4] as const;

/** Added difficulty if the fame of a group's players is one level lower. */
const OBSCURITY = 0.7;
/** Reduced difficulty if a group has twice as many members. */
const BREADTH = 0.2;

/** Returns a puzzle with exactly one solution, or undefined if the catalogue is too small. */
export function generateConnectionsPuzzle(
  index: ConnectionsIndex,
  random: RandomSource,
): ConnectionsPuzzle | undefined {
  for (let tried = 0; tried < MAX_LATERALS; tried++) {
    const lateral = drawLateral(index, random);
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
      const categories = drawCategories(lateral, index, random);
      const groups = categories && drawGroups(categories, index, random);
      if (categories && groups) return toPuzzle(categories, groups, index, random);
    }
  }
  return undefined;
}

function toPuzzle(
  categories: readonly Category[],
  groups: readonly (readonly number[])[],
  { players }: ConnectionsIndex,
  random: RandomSource,
): ConnectionsPuzzle {
  const shuffled = sample(groups.flat(), random, { count: GROUPS * GROUP_SIZE });
  const hardness = (category: Category, members: readonly number[]): number =>
    category.level -
    OBSCURITY * (members.reduce((sum, player) => sum + players[player]!.fame, 0) / members.length) -
    BREADTH * Math.log2(category.members.length);
  const ranked = categories
    .map((category, place) => ({ category, members: groups[place]! }))
    .sort((a, b) => hardness(a.category, a.members) - hardness(b.category, b.members));
  return {
    players: shuffled.map((player) => toPlayer(players[player]!)),
    groups: ranked.map(({ category, members }, rank) => toGroup(category, members, DIFFICULTIES[rank]!, players)),
  };
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
