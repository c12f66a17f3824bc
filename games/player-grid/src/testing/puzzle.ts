import type { PlayerGridPuzzle } from '@soccer-legends/game-sdk/data';

const COUNTRIES = [
  ['Brazil', 'BRA'],
  ['Spain', 'ESP'],
  ['France', 'FRA'],
  ['Italy', 'ITA'],
] as const;
const CLUBS = ['Milan', 'Barcelona', 'Arsenal', 'Ajax'];

/** Returns a grid of size up to four for tests. Player `10 × row + column`, both from 1, belongs to that cell. */
export function testPuzzle(gridSize = 3): PlayerGridPuzzle {
  const countries = COUNTRIES.slice(0, gridSize).map(([name, nation], column) => ({
    id: column + 1,
    name,
    nation,
    flag: `/art/flag/${nation}.svg`,
  }));
  const clubs = CLUBS.slice(0, gridSize).map((name, row) => ({ id: row + 1, name, logo: null, teamId: 100 + row }));
  const players = clubs.flatMap(({ id: clubId }) =>
    countries.map(({ id: countryId }) => {
      const id = 10 * clubId + countryId;
      return { id, name: `Player ${id}`, photo: null, countryId, clubId };
    }),
  );
  return { players, countries, clubs, gridSize };
}
