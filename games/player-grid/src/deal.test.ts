import { DealProblem, type GameServices } from '@soccer-legends/game-sdk';
import type { PlayerGridPuzzle } from '@soccer-legends/game-sdk/data';
import { fakeServices, testDealContract } from '@soccer-legends/game-sdk/testing';
import { describe, expect, test } from 'vitest';
import { dealPlayerGrid } from './deal.ts';
import { testPuzzle } from './testing/puzzle.ts';

const puzzle = testPuzzle();

const dealWith = (services: GameServices, options = {}) => dealPlayerGrid({ options, services, seed: 1 });

testDealContract('Player Grid', { deal: dealPlayerGrid, answer: puzzle });

test('a grid is fetched without a cache', async () => {
  const { services, requests } = fakeServices({ answer: puzzle });
  expect(await dealWith(services)).toEqual({ mode: 'classic', puzzle });
  expect(requests).toEqual([{ path: '/api/player-grid/game', options: undefined }]);
});

test('a grid with a cell of the last rounds is dealt again', async () => {
  const otherGrid = {
    ...puzzle,
    countries: puzzle.countries.map((country) => ({ ...country, name: `New ${country.name}` })),
  };
  const grids = [puzzle, otherGrid];
  const { services, requests } = fakeServices({ answer: () => grids.shift() });
  const deal = await dealPlayerGrid({ options: {}, services, seed: 1, recent: ['Spain × Arsenal'] });
  expect(deal.puzzle.countries[0]!.name).toBe('New Brazil');
  expect(requests).toHaveLength(2);
});

test('a grid with a cell of the last rounds is dealt if the server sends no other', async () => {
  const grids: unknown[] = [puzzle, new Error('503: overloaded')];
  const { services } = fakeServices({ answer: () => grids.shift() });
  const { puzzle: dealt } = await dealPlayerGrid({ options: {}, services, seed: 1, recent: ['Spain × Arsenal'] });
  expect(dealt).toEqual(puzzle);
});

test.each([2, 4])('a grid of size %i is accepted', async (gridSize) => {
  expect(await dealWith(fakeServices({ answer: testPuzzle(gridSize) }).services)).toEqual({
    mode: 'classic',
    puzzle: testPuzzle(gridSize),
  });
});

test('a grid without a size has three rows', async () => {
  const { services } = fakeServices({ answer: { ...puzzle, gridSize: undefined } });
  expect((await dealWith(services)).puzzle).toEqual(puzzle);
});

test('missing pictures and nations are accepted', async () => {
  const countries = puzzle.countries.map(({ id, name }) => ({ id, name }));
  const { services } = fakeServices({ answer: { ...puzzle, countries } });
  expect((await dealWith(services)).puzzle.countries[0]).toEqual({ id: 1, name: 'Brazil', nation: '', flag: '' });
});

test('deals the mode Recall if it was chosen', async () => {
  expect((await dealWith(fakeServices({ answer: puzzle }).services, { mode: 'recall' })).mode).toBe('recall');
});

test.each([
  ['a club', { ...puzzle, clubs: puzzle.clubs.map(({ id, name, logo }) => ({ id, name, logo })) }],
  ['a nation', { ...puzzle, countries: puzzle.countries.map(({ id, name, flag }) => ({ id, name, flag })) }],
])(
  'a game of Recall does not start without the id of %s, which a classic game does not need',
  async (_what, answer) => {
    const { services } = fakeServices({ answer });
    await expect(dealWith(services, { mode: 'recall' })).rejects.toThrow('error errorMessage');
    expect((await dealWith(services)).puzzle.players).toHaveLength(9);
  },
);

describe('a game does not start, and shows a text, after', () => {
  const [first, second, ...others] = puzzle.players;
  const withPlayers = (...players: readonly object[]) => ({ ...puzzle, players });

  test.each<[string, unknown]>([
    ['a failed request', new Error('503: overloaded')],
    ['nothing', null],
    ['a text', 'grid'],
    ['no players', { ...puzzle, players: [] } satisfies PlayerGridPuzzle],
    ['players that are not a list', { ...puzzle, players: { 1: first } }],
    ['a player too few', withPlayers(second!, ...others)],
    ['a player too many', withPlayers(...puzzle.players, { ...first, id: 99, name: 'Another' })],
    ['two players for one cell', withPlayers(first!, { ...second, countryId: 1 }, ...others)],
    ['a player outside the grid', withPlayers({ ...first, clubId: 4 }, second!, ...others)],
    ['a duplicate player', withPlayers(first!, { ...second, id: first!.id }, ...others)],
    ['two players with the same name', withPlayers({ ...first, name: 'Kaká' }, { ...second, name: 'KAKA' }, ...others)],
    ['a player without a name', withPlayers({ ...first, name: ' ' }, second!, ...others)],
    ['columns in another order', { ...puzzle, countries: [...puzzle.countries].reverse() }],
    [
      'rows with the ids of a database',
      { ...puzzle, clubs: puzzle.clubs.map((club) => ({ ...club, id: club.id + 1 })) },
    ],
    ['a row too few', { ...puzzle, clubs: puzzle.clubs.slice(1) }],
    ['another size', { ...puzzle, gridSize: 4 }],
    ['an invalid size', { players: [], countries: [], clubs: [], gridSize: 0 }],
    ['half a size', { ...puzzle, gridSize: 2.5 }],
  ])('%s', async (_what, answer) => {
    const { services, logged } = fakeServices({ answer });
    const dealt = dealWith(services);
    await expect(dealt).rejects.toThrow(DealProblem);
    await expect(dealt).rejects.toThrow('error errorMessage');
    expect(logged).toHaveLength(1);
  });
});
