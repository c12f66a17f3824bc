import { flagAddress, fold, type PlayerGridPuzzle } from '@soccer-legends/contracts';
import { sample } from '../../../platform/environment/sample.ts';
import type { RandomSource } from '../../../platform/environment/random-source.ts';
import type { CataloguePlayer, CatalogueSnapshot, CatalogueTeam } from '../../catalogue/catalogue.port.ts';

/** Columns and rows of a grid where nobody asks for another size. */
export const DEFAULT_GRID_SIZE = 3;

/** Most clubs do not share three nations: so many draws are cheap, and where none succeeds the catalogue is too small. */
const ATTEMPTS = 1000;

/** A player for each cell, who fits no other one; undefined where the catalogue is too small for that. */
export function generatePlayerGridPuzzle(
  index: PlayerGridIndex,
  chance: RandomSource,
  gridSize = DEFAULT_GRID_SIZE,
): PlayerGridPuzzle | undefined {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const clubs = drawClubs(index, chance, gridSize);
    const columns = clubs && drawColumns(clubs, index, chance, gridSize);
    const puzzle = columns && toPuzzle(clubs, columns, chance);
    if (puzzle) return puzzle;
  }
  return undefined;
}

/** One country's candidates, by the row of the only club of the grid that they have played for. */
interface Column {
  nation: string;
  rows: readonly (readonly GridPlayer[])[];
}

function drawClubs({ clubs }: PlayerGridIndex, chance: RandomSource, count: number): GridClub[] | undefined {
  const drawn = new Set<GridClub>();
  for (let draw = 0; draw < count; draw++) {
    const club = drawClub(clubs, chance, count);
    if (club) drawn.add(club);
  }
  const chosen = [...drawn];
  return chosen.length === count && shareNations(chosen, count) ? chosen : undefined;
}

/** Whether there can be so many columns at all: most draws end here, before anything is sorted into cells. */
function shareNations([first, ...others]: readonly GridClub[], count: number): boolean {
  let shared = 0;
  for (const nation of first?.nations ?? []) if (others.every(({ nations }) => nations.has(nation))) shared++;
  return shared >= count;
}

/** The largest of a few draws: clubs that many have played for share more nations, and a larger grid needs more. */
function drawClub(clubs: readonly GridClub[], chance: RandomSource, draws: number): GridClub | undefined {
  let largest: GridClub | undefined;
  for (let draw = 0; draw < draws; draw++) {
    const club = clubs[Math.floor(chance.next() * clubs.length)];
    if (club && club.members.length > (largest?.members.length ?? 0)) largest = club;
  }
  return largest;
}

function drawColumns(
  clubs: readonly GridClub[],
  { players }: PlayerGridIndex,
  chance: RandomSource,
  count: number,
): Column[] | undefined {
  const rowsOf = new Map<number, number>();
  for (const { members } of clubs) for (const place of members) rowsOf.set(place, (rowsOf.get(place) ?? 0) + 1);

  const columns = new Map<string, GridPlayer[][]>();
  for (const [row, { members }] of clubs.entries()) {
    for (const place of members) {
      // Somebody who has played for two of the clubs would be right in two cells, and only one counts.
      if (rowsOf.get(place) !== 1) continue;
      const player = players[place]!;
      const rows = columns.get(player.nation) ?? clubs.map(() => []);
      columns.set(player.nation, rows);
      rows[row]!.push(player);
    }
  }
  const whole = Array.from(columns, ([nation, rows]) => ({ nation, rows })).filter(({ rows }) =>
    rows.every((candidates) => candidates.length > 0),
  );
  return whole.length < count ? undefined : sample(whole, chance, { count });
}

/** Undefined where two of the players drawn have one name, and nobody could tell them apart. */
function toPuzzle(
  clubs: readonly GridClub[],
  columns: readonly Column[],
  chance: RandomSource,
): PlayerGridPuzzle | undefined {
  const placed = columns.flatMap(({ rows }, column) =>
    rows.flatMap((candidates, row) =>
      sample(candidates, chance, { count: 1, weight: ({ fame }) => fame }).map((player) => ({ player, column, row })),
    ),
  );
  if (new Set(placed.map(({ player }) => fold(player.name))).size < placed.length) return undefined;
  return {
    // The catalogue's own ids would make every cell wrong: a cell goes by its column and row.
    players: sample(placed, chance, { count: placed.length }).map(({ player: { id, name, photo }, column, row }) => ({
      id,
      name,
      photo,
      countryId: column + 1,
      clubId: row + 1,
    })),
    countries: columns.map(({ nation, rows }, column) => ({
      id: column + 1,
      name: rows[0]![0]!.country,
      nation,
      flag: flagAddress(nation),
    })),
    clubs: clubs.map(({ team }, row) => ({ id: row + 1, name: team.name, logo: team.picture })),
    gridSize: clubs.length,
  };
}

/** All that grids are drawn from, worked out once for a snapshot. */
export interface PlayerGridIndex {
  /** Those whose nation is known, which the columns go by. */
  players: readonly GridPlayer[];
  /** Clubs that somebody has played for. */
  clubs: readonly GridClub[];
}

export type GridPlayer = CataloguePlayer & { nation: string };

export interface GridClub {
  team: CatalogueTeam;
  /** Places of those who have played for it. */
  members: readonly number[];
  /** Where they come from. */
  nations: ReadonlySet<string>;
}

export function indexForPlayerGrid({ players: everybody, teams }: CatalogueSnapshot): PlayerGridIndex {
  const players = [...everybody.values()].filter((player): player is GridPlayer => player.nation !== null);
  const idOf = new Map([...teams.values()].map(({ id, name }) => [fold(name), id]));
  const members = new Map<number, number[]>();
  for (const [place, { spells }] of players.entries()) {
    // A stay that is not tied to its club is one all the same: who has played there fits into its row.
    const ids = new Set(spells.map(({ club, teamId }) => teamId ?? idOf.get(fold(club))));
    for (const id of ids) if (id !== undefined) members.set(id, [...(members.get(id) ?? []), place]);
  }
  const clubs = [...teams.values()].map((team) => {
    const places = members.get(team.id) ?? [];
    return { team, members: places, nations: new Set(places.map((place) => players[place]!.nation)) };
  });
  return { players, clubs: clubs.filter((club) => club.members.length > 0) };
}
