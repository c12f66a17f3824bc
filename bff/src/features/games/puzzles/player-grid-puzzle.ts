import { flagAddress, fold, type PlayerGridPuzzle } from '@soccer-legends/contracts';
import { drawLargest, type RandomSource, sample } from '../../../platform/environment/random-source.ts';
import type { CataloguePlayer, CatalogueSnapshot, CatalogueTeam } from '../../people/people.port.ts';
import { clubStays, drawWeight, KNOWN_FAME } from '../../people/people.pure.port.ts';

export const DEFAULT_GRID_SIZE = 3;

/** Most attempts fail early, because few clubs share three nations. If all attempts fail, the catalogue is too small. */
const MAX_ATTEMPTS = 1000;
/** The first attempts reject grids with a cell for which fans know no player. */
const KNOWN_ATTEMPTS = 500;

/** Returns a grid with one player for each cell, who fits no other cell; undefined if the catalogue is too small. */
export function generatePlayerGridPuzzle(
  index: PlayerGridIndex,
  random: RandomSource,
  gridSize = DEFAULT_GRID_SIZE,
): PlayerGridPuzzle | undefined {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    const clubs = drawClubs(index, random, gridSize);
    const leastFame = attempt < KNOWN_ATTEMPTS ? KNOWN_FAME : 0;
    const columns = clubs && drawColumns(clubs, index, random, { count: gridSize, leastFame });
    const puzzle = columns && toPuzzle(clubs, columns, random);
    if (puzzle) return puzzle;
  }
  return undefined;
}

/** The candidates of one country, by the row of the only club in the grid that they played for. */
interface Column {
  nation: string;
  /** Whether no club of the grid is from the country. If one is, the country's players are easy to guess. */
  isFair: boolean;
  rows: readonly (readonly GridPlayer[])[];
}

function drawClubs({ clubs }: PlayerGridIndex, random: RandomSource, count: number): GridClub[] | undefined {
  const drawn = new Set<GridClub>();
  for (let draw = 0; draw < count; draw++) {
    // Clubs with many players share more nations.
    const club = drawLargest(clubs, random, { draws: count, sizeOf: ({ members }) => members.length });
    if (club) drawn.add(club);
  }
  const chosen = [...drawn];
  return chosen.length === count && shareNations(chosen, count) ? chosen : undefined;
}

/** Whether the clubs share enough nations for `count` columns. This cheap check rejects most draws. */
function shareNations([first, ...others]: readonly GridClub[], count: number): boolean {
  let shared = 0;
  for (const nation of first?.nations ?? []) if (others.every(({ nations }) => nations.has(nation))) shared++;
  return shared >= count;
}

function drawColumns(
  clubs: readonly GridClub[],
  { players }: PlayerGridIndex,
  random: RandomSource,
  { count, leastFame }: { count: number; leastFame: number },
): Column[] | undefined {
  const clubCounts = new Map<number, number>();
  for (const { members } of clubs) for (const index of members) clubCounts.set(index, (clubCounts.get(index) ?? 0) + 1);

  const columns = new Map<string, GridPlayer[][]>();
  for (const [row, { members, remembered }] of clubs.entries()) {
    for (const index of members) {
      // A player of two of the clubs would fit two cells.
      if (clubCounts.get(index) !== 1 || !remembered.has(index)) continue;
      const player = players[index]!;
      const rows = columns.get(player.nation) ?? clubs.map(() => []);
      columns.set(player.nation, rows);
      rows[row]!.push(player);
    }
  }
  const leagues = new Set(clubs.map(({ team }) => team.country));
  const isKnown = ({ player }: GridPlayer): boolean => player.fame >= leastFame;
  const complete = Array.from(columns, ([nation, rows]) => ({ nation, rows, isFair: !leagues.has(nation) })).filter(
    ({ rows }) => rows.every((candidates) => candidates.some(isKnown)),
  );
  return complete.length < count ? undefined : sample(complete, random, { count, preferred: ({ isFair }) => isFair });
}

function toPuzzle(
  clubs: readonly GridClub[],
  columns: readonly Column[],
  random: RandomSource,
): PlayerGridPuzzle | undefined {
  const placed = columns.flatMap(({ rows }, column) =>
    rows.flatMap((candidates, row) =>
      sample(candidates, random, { count: 1, weight: (each) => interestOf(each, clubs[row]!) }).map(({ player }) => ({
        player,
        column,
        row,
      })),
    ),
  );
  if (new Set(placed.map(({ player }) => fold(player.name))).size < placed.length) return undefined;
  return {
    // Countries and clubs are identified by column and row, not by catalogue ids.
    players: sample(placed, random, { count: placed.length }).map(({ player: { id, name, photo }, column, row }) => ({
      id,
      name,
      photo,
      countryId: column + 1,
      clubId: row + 1,
    })),
    countries: columns.map(({ nation, rows }, column) => ({
      id: column + 1,
      name: rows[0]![0]!.player.country,
      nation,
      flag: flagAddress(nation),
    })),
    clubs: clubs.map(({ team }, row) => ({ id: row + 1, name: team.name, logo: team.picture, teamId: team.id })),
    gridSize: clubs.length,
  };
}

/** Ranks famous players first, and prefers players whose main club is another one, because they are harder to guess. */
function interestOf({ player, mainTeam }: GridPlayer, { team }: GridClub): number {
  return drawWeight(player) ** 3 * (mainTeam === team.id ? 0.3 : 1);
}

/** What grids are drawn from: the players with a known nation, and the clubs that have any of them. */
export interface PlayerGridIndex {
  players: readonly GridPlayer[];
  clubs: readonly GridClub[];
}

interface GridPlayer {
  player: CataloguePlayer;
  nation: string;
  /** Id of the club with the most league matches. */
  mainTeam: number | undefined;
}

interface GridClub {
  team: CatalogueTeam;
  /** Indexes in `PlayerGridIndex.players`. */
  members: readonly number[];
  /** The members with enough league matches at the club; only they are drawn. */
  remembered: ReadonlySet<number>;
  nations: ReadonlySet<string>;
}

/** Builds the index of a catalogue. Leaves out players without a nation, and clubs without any of the others. */
export function indexForPlayerGrid({ players: all, teams }: CatalogueSnapshot): PlayerGridIndex {
  const members = new Map<number, number[]>();
  const remembered = new Map<number, Set<number>>();
  const players: GridPlayer[] = [];
  for (const player of all.values()) {
    const { nation } = player;
    if (nation === null) continue;
    const stays = clubStays(player, teams);
    const [main] = stays.toSorted((one, other) => other.matches - one.matches);
    const index = players.push({ player, nation, mainTeam: main?.teamId ?? undefined }) - 1;
    for (const { teamId: id, isRemembered } of stays) {
      if (id === null || !teams.has(id)) continue;
      members.set(id, [...(members.get(id) ?? []), index]);
      if (isRemembered) remembered.set(id, (remembered.get(id) ?? new Set()).add(index));
    }
  }
  const clubs = [...teams.values()].map((team) => {
    const indexes = members.get(team.id) ?? [];
    return {
      team,
      members: indexes,
      remembered: remembered.get(team.id) ?? new Set<number>(),
      nations: new Set(indexes.map((index) => players[index]!.nation)),
    };
  });
  return { players, clubs: clubs.filter((club) => club.members.length > 0) };
}
