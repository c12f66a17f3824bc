import { expect, test } from 'vitest';
import { unusualShares, type PlayerResult } from './player-results.ts';

const result = (asked: number, named: number, gameNamed: number, game = 'career-guess'): PlayerResult => ({
  ...{ playerId: 7, game, asked, named },
  ...{ gameAsked: 1000, gameNamed },
});

test.each([
  ['one of ten names the player, in a game in which half do', 'hardlyNamed', result(50, 5, 500), true],
  ['more than one of ten names the player', 'hardlyNamed', result(50, 6, 500), false],
  ['three of ten name the players of the game', 'hardlyNamed', result(50, 0, 300), true],
  ['visitors name few players of the game', 'hardlyNamed', result(50, 0, 299), false],
  ['nineteen of twenty name the player, in a game in which half do', 'alwaysNamed', result(100, 95, 500), true],
  ['fewer name the player', 'alwaysNamed', result(100, 94, 500), false],
  ['17 of twenty name the players of the game', 'alwaysNamed', result(100, 100, 850), true],
  ['visitors name nearly all players of the game', 'alwaysNamed', result(100, 100, 851), false],
] as const)('%s: %s is decided', (_when, check, row, isFound) => {
  expect(unusualShares(check, [row]).has(7)).toBe(isFound);
});

test('lists every game in which a player stands out', () => {
  const rows = [result(60, 1, 500), result(80, 79, 500, 'memo-game'), result(90, 2, 500, 'player-wheel')];
  expect(unusualShares('hardlyNamed', rows)).toEqual(
    new Map([
      [
        7,
        [
          { game: 'career-guess', asked: 60, named: 1 },
          { game: 'player-wheel', asked: 90, named: 2 },
        ],
      ],
    ]),
  );
});
