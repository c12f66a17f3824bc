import { createRandom } from '@soccer-legends/game-sdk';
import { playMoves, resultOfRound, testRulesContract } from '@soccer-legends/game-sdk/testing';
import { expect, test } from 'vitest';
import { newGame, type NewGameMove } from './new-game.ts';

const nations = ['ENG', 'BRA', 'GER', 'ARG'];
const deal = { cups: nations.map((winner, index) => ({ year: 1966 + 4 * index, winner })), nations };
const random = createRandom(1);

testRulesContract('new-game', { rules: newGame, deal });

const place = (nation: string, year: number): NewGameMove => ({ kind: 'place', nation, year });
const right = nations.map((nation, index) => place(nation, 1966 + 4 * index));
const wrong = place('ENG', 1970);

function played(moves: readonly NewGameMove[]) {
  return playMoves(newGame, newGame.start(deal, random), moves, random);
}

test.each([
  ['four winners', right, 'win', 40],
  ['four winners after two misses', [wrong, wrong, ...right], 'win', 40],
  ['three misses after one winner', [right[3]!, wrong, wrong, wrong], 'lose', 10],
] as const)('%s', (_what, moves, outcome, score) => {
  expect(resultOfRound(newGame, played(moves))).toMatchObject({ outcome, score });
});

test.each([
  ['a year whose winner was found', [right[0]!], place('BRA', 1966)],
  ['a nation that was placed', [right[0]!], place('ENG', 1970)],
  ['an unknown nation', [], place('POR', 1966)],
  ['a move after the third miss', [wrong, wrong, wrong], right[0]!],
] as const)('rejects %s', (_what, before, move) => {
  expect(newGame.play(played(before), move, random)).toEqual({ accepted: false, reason: 'notPossible' });
});
