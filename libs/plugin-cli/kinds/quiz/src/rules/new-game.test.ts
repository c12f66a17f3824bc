import { createRandom, type Outcome } from '@soccer-legends/game-sdk';
import { testRulesContract } from '@soccer-legends/game-sdk/testing';
import { expect, test } from 'vitest';
import {
  newGame,
  QUESTIONS,
  rightAnswers,
  type NewGameMove,
  type NewGameRefusal,
  type NewGameState,
} from './new-game.ts';

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
const late: NewGameMove = { kind: 'timeOut' };

test.each([
  ['all right', [right, right, right, right, right], 'win', 50],
  ['three right', [right, wrong, right, late, right], 'win', 30],
  ['two right', [right, wrong, right, late, wrong], 'lose', 20],
  ['never answered', [late, late, late, late, late], 'lose', 0],
] as const)('%s', (_what, answers, outcome, score) => {
  let state = newGame.start(deal, random);
  for (const answer of answers)
    state = taken(newGame.play(taken(newGame.play(state, answer, random)), { kind: 'next' }, random));
  expect(newGame.status(state)).toMatchObject({ phase: 'over', result: { outcome, score, roundsTotal: QUESTIONS } });
});

test.each<[string, NewGameMove[], NewGameMove, NewGameRefusal]>([
  ['a nation that is no option', [], { kind: 'answer', nation: 'POR' }, 'notAnOption'],
  ['a second answer', [right], wrong, 'locked'],
  ['the next question before an answer', [], { kind: 'next' }, 'locked'],
])('rejects %s', (_what, before, move, reason) => {
  let state = newGame.start(deal, random);
  for (const earlier of before) state = taken(newGame.play(state, earlier, random));
  expect(newGame.play(state, move, random)).toEqual({ accepted: false, reason });
  expect(rightAnswers(state)).toBe(before.length);
});

function taken(outcome: Outcome<NewGameState>): NewGameState {
  if (!outcome.accepted) throw new Error(outcome.reason);
  return outcome.state;
}
