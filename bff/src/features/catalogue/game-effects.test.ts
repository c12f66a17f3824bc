import { loadFootballData } from '@soccer-legends/football-data';
import { expect, test } from 'vitest';
import { Pictures } from './art/pictures.ts';
import { bundledRows } from './bundled-rows.ts';
import { gameEffects, gamesOfCoach, gamesOfPlayer } from './game-effects.ts';
import { buildSnapshot, type CataloguePlayer } from './snapshot.ts';

const facts = loadFootballData();
const { coaches, players, teams } = buildSnapshot(bundledRows(facts, new Date(0)), new Pictures(facts));
const pirlo = [...players.values()].find(({ name }) => name === 'Andrea Pirlo')!;

const ALL = [
  'career-guess',
  'connect-game',
  'country-game',
  'football-connections',
  'fut-wordle',
  'memo-game',
  'player-grid',
  'player-wheel',
];
const without = (...games: string[]): string[] => ALL.filter((game) => !games.includes(game));
const unknownClub = pirlo.spells.slice(-1).map((spell) => ({ ...spell, club: 'Sportivo Nowhere', teamId: null }));

test.each<[string, Partial<CataloguePlayer>, readonly string[]]>([
  ['complete facts', {}, ALL],
  ['one club', { career: pirlo.career.slice(-1), spells: pirlo.spells.slice(-1) }, without('career-guess')],
  ['a club that the catalogue does not have', { spells: unknownClub }, without('player-grid')],
  [
    'no club',
    { career: [], spells: [] },
    without('career-guess', 'connect-game', 'football-connections', 'fut-wordle', 'player-grid'),
  ],
  ['no picture', { photo: null }, without('country-game', 'memo-game', 'player-wheel')],
  ['no nation', { nation: null }, without('player-grid')],
  ['no position', { position: null }, without('fut-wordle')],
  ['little fame', { fame: 2 }, without('fut-wordle')],
  ['a last name of three letters', { name: 'Park Ji-sung', surname: 'Son' }, without('fut-wordle')],
  ['a last name of two words', { name: 'Virgil van Dijk', surname: 'Dijk' }, without('fut-wordle')],
])('a player with %s is in the games that need nothing else', (_facts, changes, games) => {
  expect(gamesOfPlayer({ ...pirlo, ...changes }, teams)).toEqual(games);
});

test('a hidden person is in no game', () => {
  expect(gamesOfPlayer(undefined, teams)).toEqual([]);
  expect(gamesOfCoach(undefined)).toEqual([]);
});

test('a coach is in the game that asks for coaches', () => {
  expect(gamesOfCoach([...coaches.values()][0])).toEqual(['manager-game']);
});

test('a change gains and loses the games that differ', () => {
  expect(gameEffects(['a', 'b'], ['b', 'c'])).toEqual({ gains: ['c'], loses: ['a'] });
});
