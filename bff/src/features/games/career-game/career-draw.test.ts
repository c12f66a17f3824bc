import { loadFootballData } from '@soccer-legends/football-data';
import { describe, expect, test } from 'vitest';
import type { CataloguePlayer } from '../../people/people.port.ts';
import { SeededRandom } from '../../../platform/environment/random-source.ts';
import { snapshotOf } from '../../../../test/fixtures/test-catalogue.ts';
import { drawCareerPlayers, withoutExcluded, withPreferred } from './career-draw.ts';

const players = [...snapshotOf(loadFootballData()).players.values()];
const games = Array.from({ length: 500 }, (_, seed) => drawCareerPlayers(players, new SeededRandom(seed)));
const hasGap = ({ career }: CataloguePlayer): boolean =>
  career.some(({ matches, goals }) => matches === null || goals === null);

test('a game of Career Guess has five different players', () => {
  for (const game of games) expect(new Set(game.map(({ id }) => id)).size).toBe(5);
});

test('Career Guess draws players with known matches and goals for the first two rounds', () => {
  expect(games.flatMap((game) => game.slice(0, 2)).filter(hasGap)).toEqual([]);
});

test('Career Guess also draws players with unknown matches or goals for the later rounds', () => {
  expect(games.flatMap((game) => game.slice(2)).some(hasGap)).toBe(true);
});

test('Career Guess draws players with unknown matches or goals for the first rounds if there are no others', () => {
  const gaps = players.filter(hasGap).slice(0, 6);
  expect(drawCareerPlayers(gaps, new SeededRandom(1))).toHaveLength(5);
});

test.each([0, 1, 4])('Career Guess draws %i players if the catalogue has no more', (count) => {
  expect(drawCareerPlayers(players.slice(0, count), new SeededRandom(1))).toHaveLength(count);
});

test.each([
  { exclude: undefined, left: 20 },
  { exclude: [], left: 20 },
  { exclude: [0, 3, 99], left: 18 },
  { exclude: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14], left: 5 },
])('a new game of Career Guess leaves out the excluded players $exclude', ({ exclude, left }) => {
  const twenty = players.slice(0, 20).map((player, id) => player.with({ id }));
  const others = withoutExcluded(twenty, exclude);
  expect(others).toHaveLength(left);
  expect(others.filter(({ id }) => exclude?.includes(id))).toEqual([]);
});

test('a new game of Career Guess leaves out no players if fewer than five others remain', () => {
  const six = players.slice(0, 6);
  expect(withoutExcluded(six, [six[0]!.id, six[1]!.id])).toEqual(six);
});

describe('a game of Career Guess with preferred players', () => {
  const idsIn = (chosen: readonly CataloguePlayer[], game: readonly CataloguePlayer[]): number =>
    game.filter((player) => chosen.includes(player)).length;

  test.each([
    [1, 1],
    [2, 2],
    [24, 2],
  ])('contains, of %i candidates, %i', (count, asked) => {
    for (let seed = 0; seed < 100; seed++) {
      const drawn = drawCareerPlayers(players, new SeededRandom(seed));
      const preferred = players.filter((player) => !drawn.includes(player)).slice(0, count);
      const game = withPreferred(drawn, preferred, new SeededRandom(seed));
      expect(idsIn(preferred, game)).toBe(asked);
      expect(new Set(game).size).toBe(5);
    }
  });

  test('stays unchanged if it already contains two preferred players', () => {
    const drawn = drawCareerPlayers(players, new SeededRandom(1));
    const preferred = [...drawn.slice(0, 2), ...players.filter((player) => !drawn.includes(player)).slice(0, 9)];
    expect(withPreferred(drawn, preferred, new SeededRandom(1))).toEqual(drawn);
  });

  test('asks for a player with unknown matches or goals only after the second round', () => {
    const [gap] = players.filter(hasGap);
    for (let seed = 0; seed < 100; seed++) {
      const drawn = drawCareerPlayers(players, new SeededRandom(seed)).filter((player) => player !== gap);
      expect(withPreferred(drawn, [gap!], new SeededRandom(seed)).indexOf(gap!)).toBeGreaterThanOrEqual(2);
    }
  });
});
