import type { GameResult } from '@soccer-legends/game-sdk';
import { expect, test } from 'vitest';
import { marksOf, scoreCardOf } from './marks.ts';

function result(roundsWon: number, roundsTotal: number, answers?: string): GameResult {
  const history = [...(answers ?? '')].map((answer) => ({
    correctAnswer: 'A',
    playerAnswer: 'B',
    isCorrect: answer === '+',
  }));
  return { outcome: 'win', score: 0, roundsWon, roundsTotal, ...(answers === undefined ? {} : { history }) };
}

const SIGNS = { hit: '+', miss: '-', none: '.', near: '~', hint: '?' };

test.each<[string, GameResult, string]>([
  ['takes the order from the history', result(2, 3, '+-+'), '+-+'],
  ['has no mark for questions after the end of a round', result(1, 5, '+---'), '+---.'],
  [
    'prefers the marks of the game to the history',
    { ...result(2, 5, '+++'), marks: ['miss', 'near', 'hint', 'hit'] },
    '-~?+.',
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

const tries = { ...result(1, 1), marks: ['miss', 'hit'] as const, tries: { won: 2, most: 6 } };

test.each<[string, GameResult, { won: number | null; total: number; rows: number[] }]>([
  ['has rows of ten marks', result(11, 12, '+'.repeat(11)), { won: 11, total: 12, rows: [10, 2] }],
  ['has no rows for more than forty marks', result(41, 41, '+'.repeat(41)), { won: 41, total: 41, rows: [] }],
  ['has the board of the game', { ...tries, board: [['none', 'near'], ['hit']] }, { won: 2, total: 6, rows: [2, 1] }],
  ['shows no try if none was right', { ...tries, tries: { won: null, most: 6 } }, { won: null, total: 6, rows: [2] }],
])('the score card %s', (_what, given, { won, total, rows }) => {
  const card = scoreCardOf(given);
  expect({ ...card, board: card.board.map((row) => row.length) }).toEqual({ won, total, board: rows });
});
