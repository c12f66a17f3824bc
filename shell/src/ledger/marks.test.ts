import type { GameResult } from '@soccer-legends/game-sdk';
import { expect, test } from 'vitest';
import { marksOf } from './marks.ts';

function result(roundsWon: number, roundsTotal: number, answers?: string): GameResult {
  const history = [...(answers ?? '')].map((answer) => ({
    correctAnswer: 'A',
    playerAnswer: 'B',
    isCorrect: answer === '+',
  }));
  return { outcome: 'win', score: 0, roundsWon, roundsTotal, ...(answers === undefined ? {} : { history }) };
}

const SIGNS = { hit: '+', miss: '-', none: '.', near: '~' };

test.each([
  ['takes the order from the history', result(2, 3, '+-+'), '+-+'],
  ['has no mark for questions after the end of a round', result(1, 5, '+---'), '+---.'],
  [
    'takes the order from the outcomes if there is no history',
    { ...result(2, 5), outcomes: [false, true, true] },
    '-++..',
  ],
  ['shows won rounds first if there is neither', result(2, 4), '++..'],
  ['more answers than rounds all count', result(2, 2, '-+-+'), '-+-+'],
  ['one question has no line', result(1, 1, '+'), ''],
])('%s', (_what, given, expected) => {
  expect(
    marksOf(given)
      .map((mark) => SIGNS[mark])
      .join(''),
  ).toBe(expected);
});
