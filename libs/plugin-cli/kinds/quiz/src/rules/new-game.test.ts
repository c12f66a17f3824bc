import { createRandom } from '@soccer-legends/game-sdk';
import { playMoves, resultOfRound, testRulesContract } from '@soccer-legends/game-sdk/testing';
import { expect, test } from 'vitest';
import { QUESTIONS } from '../cups.ts';
import { newGame, type NewGameMove } from './new-game.ts';

const random = createRandom(1);
const deal = {
  questions: Array.from({ length: QUESTIONS }, (_, index) => ({
    year: 2002 + 4 * index,
    winner: 'BRA',
    options: ['BRA', 'GER', 'ITA', 'FRA'],
  })),
};

testRulesContract('new-game', { rules: newGame, deal });

const right: NewGameMove = { kind: 'answer', nation: 'BRA' };
const wrong: NewGameMove = { kind: 'answer', nation: 'ITA' };
const late: NewGameMove = { kind: 'answer', nation: null };
const next: NewGameMove = { kind: 'next' };

function played(moves: readonly NewGameMove[]) {
  return playMoves(newGame, newGame.start(deal, random), moves, random);
}

test.each([
  ['all right', [right, right, right, right, right], 'win', 50],
  ['three right', [right, wrong, right, late, right], 'win', 30],
  ['two right', [right, wrong, right, late, wrong], 'lose', 20],
  ['never answered', [late, late, late, late, late], 'lose', 0],
] as const)('%s', (_what, answers, outcome, score) => {
  const end = played(answers.flatMap((answer) => [answer, next]));
  expect(resultOfRound(newGame, end)).toMatchObject({ outcome, score, roundsTotal: QUESTIONS });
});

test.each<[string, NewGameMove[], NewGameMove]>([
  ['a nation that is not an option', [], { kind: 'answer', nation: 'POR' }],
  ['a second answer', [right], wrong],
  ['the next question before an answer', [], next],
  ['an answer after the last question', Array.from({ length: QUESTIONS }, () => [right, next]).flat(), late],
])('rejects %s', (_what, before, move) => {
  expect(newGame.play(played(before), move, random)).toEqual({ accepted: false, reason: 'notPossible' });
});
