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
  ['a history tells the order', result(2, 3, '+-+'), '+-+'],
  ['a round that ended early leaves the rest open', result(1, 5, '+---'), '+---.'],
  ['without a history the outcomes tell the order', { ...result(2, 5), outcomes: [false, true, true] }, '-++..'],
  ['without both the won rounds come first', result(2, 4), '++..'],
  ['more answers than rounds all count', result(2, 2, '-+-+'), '-+-+'],
  ['one question has no line', result(1, 1, '+'), ''],
])('%s', (_what, given, expected) => {
  expect(
    marksOf(given)
      .map((mark) => SIGNS[mark])
      .join(''),
  ).toBe(expected);
});
