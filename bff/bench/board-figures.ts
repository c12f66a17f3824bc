import { dealSeed, tokenOfMatchday, type ConnectionsGroup, type ConnectionsPuzzle } from '@soccer-legends/contracts';
import { loadFootballData } from '@soccer-legends/football-data';
import { groupBy } from '../src/platform/group-by.ts';
import type { CataloguePlayer } from '../src/features/people/people.port.ts';
import { SeededRandom } from '../src/platform/environment/random-source.ts';
import type { CategoryKind } from '../src/features/games/puzzles/category.ts';
import { indexForConnections } from '../src/features/games/puzzles/connections-index.ts';
import { generateConnectionsPuzzle, isObvious } from '../src/features/games/puzzles/connections-puzzle.ts';
import { snapshotOf } from '../test/fixtures/test-catalogue.ts';

/** Statistics of a series of daily Connections boards. All shares are between 0 and 1. */
export interface ConnectionsFigures {
  boards: number;
  /** Share of the groups by kind. */
  kinds: Record<string, number>;
  /** Share of the boards whose hardest group is found by nation or club alone. */
  obviousHardest: number;
  /** How often the most frequent group and player occur in 30 consecutive days, on average. */
  groupIn30Days: number;
  playerIn30Days: number;
  /** Share of the boards with the most frequent group and player. */
  topGroup: readonly [id: string, share: number];
  topPlayer: readonly [name: string, share: number];
}

const DAYS = 30;

/** Returns the boards that a new server deals on the first matchdays, and the players by id. */
export function bundledBoards(days: number): {
  boards: ConnectionsPuzzle[];
  players: ReadonlyMap<number, CataloguePlayer>;
} {
  const facts = loadFootballData();
  const snapshot = snapshotOf(facts);
  const index = indexForConnections(snapshot, facts);
  const boards = Array.from({ length: days }, (_, day) =>
    generateConnectionsPuzzle(index, new SeededRandom(dealSeed(tokenOfMatchday(day + 1), 'connections'))),
  );
  return { boards: boards.filter((board) => board !== undefined), players: snapshot.players };
}

/** Returns the mean difficulty of each group on its boards, from 1 to 4, by id; the easiest first. */
export function levelsOf(boards: readonly ConnectionsPuzzle[]): Record<string, number> {
  const byId = groupBy(
    boards.flatMap(({ groups }) => groups),
    ({ id }) => id,
  );
  const means = [...byId].map(([id, groups]): [string, number] => {
    const sum = groups.reduce((total, { difficulty }) => total + difficulty, 0);
    return [id, Math.round((10 * sum) / groups.length) / 10];
  });
  return Object.fromEntries(means.sort(([, one], [, other]) => one - other));
}

/** Measures boards of consecutive days. */
export function connectionsFigures(
  boards: readonly ConnectionsPuzzle[],
  players: ReadonlyMap<number, CataloguePlayer>,
): ConnectionsFigures {
  const groups = boards.map((board) => board.groups.map(({ id }) => id));
  const people = boards.map((board) => board.players.map(({ id }) => id));
  const [group, groupCount] = mostFrequent(groups.flat());
  const [player, playerCount] = mostFrequent(people.flat());
  const kinds = countsOf(groups.flat().map((id) => id.split(' ')[0]!));
  return {
    boards: boards.length,
    kinds: Object.fromEntries([...kinds].map(([kind, count]) => [kind, count / groups.flat().length])),
    obviousHardest: boards.filter((board) => isHardestObvious(board, players)).length / boards.length,
    groupIn30Days: meanPeak(groups),
    playerIn30Days: meanPeak(people),
    topGroup: [group, groupCount / boards.length],
    topPlayer: [players.get(player)!.name, playerCount / boards.length],
  };
}

function isHardestObvious(
  { groups, players: dealt }: ConnectionsPuzzle,
  players: ReadonlyMap<number, CataloguePlayer>,
): boolean {
  const hardest = groups.find(({ difficulty }) => difficulty === 4)!;
  const has = ({ players: members }: ConnectionsGroup, id: number): boolean => members.includes(id);
  const rest = dealt.filter(({ id }) => !has(hardest, id)).map(({ id }) => players.get(id)!);
  return isObvious(
    hardest.id.split(' ')[0] as CategoryKind,
    hardest.players.map((id) => players.get(id)!),
    rest,
  );
}

/** Returns how often the most frequent value occurs in 30 consecutive days, on average. */
export function meanPeak<Value>(days: readonly (readonly Value[])[]): number {
  const windows = Array.from({ length: Math.floor(days.length / DAYS) }, (_, at) =>
    days.slice(at * DAYS, (at + 1) * DAYS).flat(),
  );
  return windows.reduce((sum, window) => sum + mostFrequent(window)[1], 0) / windows.length;
}

function mostFrequent<Value>(values: readonly Value[]): [Value, number] {
  return [...countsOf(values)].reduce((most, entry) => (entry[1] > most[1] ? entry : most));
}

export function countsOf<Value>(values: readonly Value[]): Map<Value, number> {
  const counts = new Map<Value, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}
