import { flagAddress, fold, type PlayerGridPuzzle } from '@soccer-legends/contracts';
import { loadFootballData } from '@soccer-legends/football-data';
import { describe, expect, test } from 'vitest';
import { indexForPlayerGrid, generatePlayerGridPuzzle } from './player-grid-puzzle.ts';
import { SeededRandom, snapshotOf } from './test-catalogue.ts';
import { drawnAt } from '../../../../test/fixtures/drawn-at.ts';

const facts = loadFootballData();
const index = indexForPlayerGrid(snapshotOf(facts));
const players = new Map(facts.players.map((player) => [player.id, player]));
const SEEDS = 1000;

describe.each([
  [2, SEEDS],
  [3, SEEDS],
  [4, 100],
])('a grid of %i', (gridSize, seeds) => {
  const puzzles = Array.from({ length: seeds }, (_, seed) =>
    generatePlayerGridPuzzle(index, new SeededRandom(seed), gridSize),
  );
  const dealt = () => puzzles.filter((puzzle) => puzzle !== undefined);

  test('is there for every seed, and the same for the same one', () => {
    expect(dealt()).toHaveLength(seeds);
    expect(generatePlayerGridPuzzle(index, new SeededRandom(7), gridSize)).toEqual(puzzles[7]);
  });

  test('has its size, and ids that are columns and rows', () => {
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

  test('has a player in each cell who is right there and nowhere else', () => {
    for (const puzzle of dealt()) {
      for (const { id, countryId, clubId } of puzzle.players) {
        expect(cellsOf(puzzle, id)).toEqual([`${countryId} ${clubId}`]);
      }
    }
  });

  test('has one solution alone', () => {
    for (const puzzle of dealt()) expect(solutionsOf(puzzle)).toBe(1);
  });
});

test('grids are of many clubs, countries and players', () => {
  const puzzles = Array.from({ length: SEEDS }, (_, seed) => generatePlayerGridPuzzle(index, new SeededRandom(seed))!);
  expect(new Set(puzzles.flatMap(({ clubs }) => clubs.map(({ name }) => name))).size).toBeGreaterThan(50);
  expect(new Set(puzzles.flatMap(({ countries }) => countries.map(({ nation }) => nation))).size).toBeGreaterThan(15);
  expect(new Set(puzzles.flatMap((puzzle) => puzzle.players.map(({ id }) => id))).size).toBeGreaterThan(500);
});

test('flags, crests and pictures are addresses of the site', () => {
  const { countries, clubs, players: dealt } = generatePlayerGridPuzzle(index, new SeededRandom(1))!;
  for (const { nation, flag, name } of countries) {
    expect(flag).toBe(flagAddress(nation));
    expect(name).toBe(facts.nations.find(({ code }) => code === nation)?.names.en);
  }
  for (const { name, logo } of clubs) {
    expect(logo).toEqual(drawnAt('crest', facts.clubs.find((club) => club.name === name)!.id));
  }
  for (const { id, photo } of dealt) expect(photo).toEqual(drawnAt('player', id));
});

test('the players come in no order of the cells', () => {
  const inOrder = Array.from({ length: 100 }, (_, seed) =>
    generatePlayerGridPuzzle(index, new SeededRandom(seed))!,
  ).filter((puzzle) => puzzle.players.slice(0, 3).every(({ countryId }) => countryId === 1));
  expect(inOrder.length).toBeLessThan(10);
});

test.each([0, 1, 8, 20])('with %i players there is no grid', (count) => {
  const tiny = indexForPlayerGrid(snapshotOf({ ...facts, players: facts.players.slice(0, count) }));
  expect(generatePlayerGridPuzzle(tiny, new SeededRandom(1))).toBeUndefined();
});

test('nine players who just fit are enough', () => {
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

test('a stay that is not tied to its club counts: its name does', () => {
  const untied = facts.players.map((player) => ({
    ...player,
    career: player.career.map((spell) => ({ ...spell, clubId: null })),
  }));
  const tied = index.clubs.map(({ members }) => members);
  expect(indexForPlayerGrid(snapshotOf({ ...facts, players: untied })).clubs.map(({ members }) => members)).toEqual(
    tied,
  );
});

/** Every cell that is true of a player, as "column row", straight from the facts and without the index. */
function cellsOf({ countries, clubs }: PlayerGridPuzzle, id: number): string[] {
  const { nation, career } = players.get(id)!;
  return countries.flatMap((country) =>
    clubs
      .filter(({ name }) => country.nation === nation && career.some(({ club }) => fold(club) === fold(name)))
      .map((club) => `${country.id} ${club.id}`),
  );
}

/** Counts the ways to give every player a cell that is true, by trying all of them. */
function solutionsOf(puzzle: PlayerGridPuzzle): number {
  const cells = puzzle.players.map(({ id }) => cellsOf(puzzle, id));
  return fill(0, new Set());

  function fill(player: number, taken: ReadonlySet<string>): number {
    if (player === cells.length) return 1;
    const free = cells[player]!.filter((cell) => !taken.has(cell));
    return free.reduce((sum, cell) => sum + fill(player + 1, new Set([...taken, cell])), 0);
  }
}
