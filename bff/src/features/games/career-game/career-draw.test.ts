import { loadFootballData } from '@soccer-legends/football-data';
import { expect, test } from 'vitest';
import type { CataloguePlayer } from '../../catalogue/catalogue.port.ts';
import { SeededRandom } from '../../../platform/environment/seeded-random.ts';
import { snapshotOf } from '../puzzles/test-catalogue.ts';
import { drawCareerPlayers, withoutExcluded } from './career-draw.ts';

const players = [...snapshotOf(loadFootballData()).players.values()];
const games = Array.from({ length: 500 }, (_, seed) => drawCareerPlayers(players, new SeededRandom(seed)));
const hasGap = ({ career }: CataloguePlayer): boolean =>
  career.some(({ matches, goals }) => matches === null || goals === null);

test('draws five different players', () => {
  for (const game of games) expect(new Set(game.map(({ id }) => id)).size).toBe(5);
});

test('draws players with known matches and goals for the first two rounds', () => {
  expect(games.flatMap((game) => game.slice(0, 2)).filter(hasGap)).toEqual([]);
});

test('also draws players with unknown matches or goals for the later rounds', () => {
  expect(games.flatMap((game) => game.slice(2)).some(hasGap)).toBe(true);
});

test('draws players with unknown matches or goals for the first rounds if there are no others', () => {
  const gaps = players.filter(hasGap).slice(0, 6);
  expect(drawCareerPlayers(gaps, new SeededRandom(1))).toHaveLength(5);
});

test.each([0, 1, 4])('draws %i players if there are no more', (count) => {
  expect(drawCareerPlayers(players.slice(0, count), new SeededRandom(1))).toHaveLength(count);
});

test.each([
  { exclude: undefined, left: 20 },
  { exclude: [], left: 20 },
  { exclude: [0, 3, 99], left: 18 },
  { exclude: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14], left: 5 },
])('leaves out the players $exclude', ({ exclude, left }) => {
  const twenty = players.slice(0, 20).map((player, id) => ({ ...player, id }));
  const others = withoutExcluded(twenty, exclude);
  expect(others).toHaveLength(left);
  expect(others.filter(({ id }) => exclude?.includes(id))).toEqual([]);
});

test('leaves out no players where fewer than five others are left', () => {
  const six = players.slice(0, 6);
  expect(withoutExcluded(six, [six[0]!.id, six[1]!.id])).toEqual(six);
});
