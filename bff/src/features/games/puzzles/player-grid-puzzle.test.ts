import { dealSeed, flagAddress, fold, tokenOfMatchday, type PlayerGridPuzzle } from '@soccer-legends/contracts';
import { loadFootballData, type Player } from '@soccer-legends/football-data';
import { describe, expect, test } from 'vitest';
import { indexForPlayerGrid, generatePlayerGridPuzzle } from './player-grid-puzzle.ts';
import { SeededRandom } from '../../../platform/environment/random-source.ts';
import { snapshotOf } from '../../../../test/fixtures/test-catalogue.ts';
import { drawnPictureUrl } from '../../../../test/fixtures/drawn-picture-url.ts';

const facts = loadFootballData();
const index = indexForPlayerGrid(snapshotOf(facts));
const players = new Map(facts.players.map((player) => [player.id, player]));
const SEEDS = 1000;
/** The seeds of the first matchdays, so that the tests cover the grids that visitors get. */
const randomOf = (day: number) => new SeededRandom(dealSeed(tokenOfMatchday(day + 1), 'playerGrid'));

describe.each([
  [2, SEEDS],
  [3, SEEDS],
  [4, 100],
])('a Player Grid of %i', (gridSize, seeds) => {
  const puzzles = Array.from({ length: seeds }, (_, day) => generatePlayerGridPuzzle(index, randomOf(day), gridSize));
  const dealt = () => puzzles.filter((puzzle) => puzzle !== undefined);

  test('is generated for every seed, and the same for the same seed', () => {
    expect(dealt()).toHaveLength(seeds);
    expect(generatePlayerGridPuzzle(index, randomOf(7), gridSize)).toEqual(puzzles[7]);
  });

  test('has the requested size, and uses columns and rows as ids', () => {
    const ids = Array.from({ length: gridSize }, (_, place) => place + 1);
    for (const puzzle of dealt()) {
      expect(puzzle.gridSize).toBe(gridSize);
      expect(puzzle.countries.map(({ id }) => id)).toEqual(ids);
      expect(puzzle.clubs.map(({ id }) => id)).toEqual(ids);
      expect(new Set(puzzle.countries.map(({ nation }) => nation)).size).toBe(gridSize);
      expect(new Set(puzzle.clubs.map(({ name }) => name)).size).toBe(gridSize);
      expect(puzzle.players).toHaveLength(gridSize ** 2);
      expect(new Set(puzzle.players.map(({ name }) => fold(name))).size).toBe(gridSize ** 2);
    }
  });

  test('has players who fit exactly one cell', () => {
    for (const puzzle of dealt()) {
      for (const { id, countryId, clubId } of puzzle.players) {
        expect(cellsOf(puzzle, id)).toEqual([`${countryId} ${clubId}`]);
      }
    }
  });

  test('has exactly one solution', () => {
    for (const puzzle of dealt()) expect(solutionsOf(puzzle)).toBe(1);
  });
});

test('Player Grids use many clubs, countries and players', () => {
  const puzzles = Array.from({ length: SEEDS }, (_, seed) => generatePlayerGridPuzzle(index, new SeededRandom(seed))!);
  expect(new Set(puzzles.flatMap(({ clubs }) => clubs.map(({ name }) => name))).size).toBeGreaterThan(50);
  expect(new Set(puzzles.flatMap(({ countries }) => countries.map(({ nation }) => nation))).size).toBeGreaterThan(15);
  expect(new Set(puzzles.flatMap((puzzle) => puzzle.players.map(({ id }) => id))).size).toBeGreaterThan(500);
});

test('a Player Grid shows players with enough matches for the club, most of whom are better known for another club', () => {
  const cells = Array.from({ length: SEEDS }, (_, seed) =>
    generatePlayerGridPuzzle(index, new SeededRandom(seed))!,
  ).flatMap(({ clubs, players: dealt }) =>
    dealt.map(({ id, clubId }) => ({ career: players.get(id)!.career, club: clubs[clubId - 1]!.name })),
  );
  const matchesAt = (career: Player['career'], name: string): number =>
    career.filter(({ club }) => club === name).reduce((sum, { matches }) => sum + (matches ?? 20), 0);
  expect(cells.filter(({ career, club }) => matchesAt(career, club) < 15)).toEqual([]);
  const atMainClub = cells.filter(({ career, club }) =>
    career.every((other) => matchesAt(career, other.club) <= matchesAt(career, club)),
  );
  expect(atMainClub.length).toBeLessThan(0.25 * cells.length);
});

test('a Player Grid rarely asks for the compatriots of a club', () => {
  const puzzles = Array.from({ length: SEEDS }, (_, seed) => generatePlayerGridPuzzle(index, new SeededRandom(seed))!);
  const leagueOf = new Map(facts.clubs.map(({ name, country }) => [name, country]));
  const home = puzzles.flatMap(({ countries, clubs }) =>
    countries.flatMap(({ nation }) => clubs.filter(({ name }) => leagueOf.get(name) === nation)),
  );
  expect(home.length).toBeLessThan((2 / 3) * puzzles.length);
});

test('a Player Grid links flags, crests and photos of the site', () => {
  const { countries, clubs, players: dealt } = generatePlayerGridPuzzle(index, new SeededRandom(1))!;
  for (const { nation, flag, name } of countries) {
    expect(flag).toBe(flagAddress(nation));
    expect(name).toBe(facts.nations.find(({ code }) => code === nation)?.names.en);
  }
  for (const { name, logo } of clubs) {
    expect(logo).toEqual(drawnPictureUrl('crest', facts.clubs.find((club) => club.name === name)!.id));
  }
  for (const { id, photo } of dealt) expect(photo).toEqual(drawnPictureUrl('player', id));
});

test('a Player Grid has its players in random order', () => {
  const inOrder = Array.from({ length: 100 }, (_, seed) =>
    generatePlayerGridPuzzle(index, new SeededRandom(seed))!,
  ).filter((puzzle) => puzzle.players.slice(0, 3).every(({ countryId }) => countryId === 1));
  expect(inOrder.length).toBeLessThan(10);
});

test.each([0, 1, 8, 20])('there is no Player Grid for %i players', (count) => {
  const tiny = indexForPlayerGrid(snapshotOf({ ...facts, players: facts.players.slice(0, count) }));
  expect(generatePlayerGridPuzzle(tiny, new SeededRandom(1))).toBeUndefined();
});

test('nine fitting players are enough for a Player Grid', () => {
  const nine = ['ESP', 'ITA', 'FRA'].flatMap((nation, column) =>
    facts.clubs.slice(0, 3).map(({ id: clubId, name: club }, row) => ({
      ...facts.players[0]!,
      id: column * 3 + row,
      name: `Player ${column} ${row}`,
      nation,
      career: [{ ...facts.players[0]!.career[0]!, club, clubId }],
    })),
  );
  const exact = indexForPlayerGrid(snapshotOf({ ...facts, players: nine }));
  expect(generatePlayerGridPuzzle(exact, new SeededRandom(1))?.players).toHaveLength(9);
});

test('deals nobody at a club of another country that has the same name', () => {
  const alAhli = index.clubs.find(({ team }) => team.name === 'Al-Ahli')!;
  const names = alAhli.members.map((member) => index.players[member]!.player.name);
  expect(alAhli.team.country).toBe('KSA');
  expect(names).toContain('Riyad Mahrez');
  // He played for Al-Ahli in Qatar.
  expect(names).not.toContain('Pep Guardiola');
});

/** Returns the cells that a player fits, as "column row". Reads the data set, not the index under test. */
function cellsOf({ countries, clubs }: PlayerGridPuzzle, id: number): string[] {
  const { nation, career } = players.get(id)!;
  return countries.flatMap((country) =>
    clubs
      .filter(({ name }) => country.nation === nation && career.some(({ club }) => fold(club) === fold(name)))
      .map((club) => `${country.id} ${club.id}`),
  );
}

function solutionsOf(puzzle: PlayerGridPuzzle): number {
  const cells = puzzle.players.map(({ id }) => cellsOf(puzzle, id));
  return fill(0, new Set());

  function fill(player: number, taken: ReadonlySet<string>): number {
    if (player === cells.length) return 1;
    const free = cells[player]!.filter((cell) => !taken.has(cell));
    return free.reduce((sum, cell) => sum + fill(player + 1, new Set([...taken, cell])), 0);
  }
}
