import { loadFootballData } from '@soccer-legends/football-data';
import type { DrawName } from '@soccer-legends/contracts';
import { expect, test } from 'vitest';
import { Pictures } from './pictures.ts';
import { bundledRows } from './bundled-rows.ts';
import { drawsOfCoach, drawsOfPlayer, gameEffects } from './player-draws.ts';
import { buildSnapshot } from './build-snapshot.ts';
import type { CataloguePlayer } from './snapshot.ts';

const facts = loadFootballData();
const { coaches, players, teams } = buildSnapshot(bundledRows(facts, new Date(0)), new Pictures(facts));
const pirlo = [...players.values()].find(({ name }) => name === 'Andrea Pirlo')!;

const ALL: readonly DrawName[] = ['careers', 'players', 'pictures', 'connections', 'words', 'playerGrid'];
const without = (...draws: DrawName[]): DrawName[] => ALL.filter((draw) => !draws.includes(draw));
const unknownClub = pirlo.spells.map((spell) => ({ ...spell, club: 'Sportivo Nowhere', teamId: null }));

test.each<[string, Parameters<CataloguePlayer['with']>[0], readonly DrawName[]]>([
  ['complete facts', {}, ALL],
  ['one club', { spells: pirlo.spells.slice(-1) }, without('careers')],
  ['two clubs', { spells: pirlo.spells.slice(-2) }, ALL],
  ['eighteen clubs', { spells: Array.from({ length: 18 }, () => pirlo.spells[0]!) }, without('careers')],
  ['a club that the catalogue does not have', { spells: unknownClub }, without('playerGrid')],
  ['no club', { spells: [] }, without('careers', 'players', 'connections', 'words', 'playerGrid')],
  ['no nation', { nation: null }, without('playerGrid')],
  ['no position', { position: null }, without('words')],
  ['just enough fame', { fame: 3 }, ALL],
  ['little fame', { fame: 2 }, without('words')],
  ['a last name of three letters', { name: 'Park Ji-sung', surname: 'Son' }, without('words')],
  ['a last name of four letters', { name: 'Petr Cech', surname: null }, ALL],
  ['a last name of seven letters', { name: 'Andrea Ronaldo', surname: null }, ALL],
  ['a last name of eight letters', { name: 'Andrea Beckhams', surname: null }, without('words')],
  ['a last name of two words', { name: 'Virgil van Dijk', surname: 'Dijk' }, without('words')],
])('a player with %s is in the draws that need nothing else', (_facts, changes, draws) => {
  expect(drawsOfPlayer(pirlo.with(changes), teams)).toEqual(draws);
});

test('no draw contains a hidden person', () => {
  expect(drawsOfPlayer(undefined, teams)).toEqual([]);
  expect(drawsOfCoach(undefined)).toEqual([]);
});

test('the draw of coaches contains a coach', () => {
  expect(drawsOfCoach([...coaches.values()][0])).toEqual(['coaches']);
});

test('lists the games that a change adds and removes', () => {
  expect(gameEffects(['a', 'b'], ['b', 'c'])).toEqual({ gains: ['c'], loses: ['a'] });
});
