import type { Mark } from '@soccer-legends/contracts';
import { expect, test } from 'vitest';
import { ghostAt, ghostOf } from './ghost.ts';

/** A quiz whose moves are answers, `+` or `-`, and pauses, `.`. */
const MOVES = ['+', '.', '-', '.', '+'];
const answersIn = (moves: readonly string[]) => moves.filter((move) => move !== '.');
const ROUND = {
  progress: [...MOVES, ''].map((_move, count) => ({ done: answersIn(MOVES.slice(0, count)).length, total: 3 })),
  times: [2000, 3000, 5000, 6000, 9000],
  result: {
    history: answersIn(MOVES).map((sign) => ({ correctAnswer: '+', playerAnswer: sign, isCorrect: sign === '+' })),
  },
};

test('a ghost answers at the times of the friend’s answers', () => {
  expect(ghostOf(ROUND)).toEqual([
    { at: 2000, isRight: true },
    { at: 5000, isRight: false },
    { at: 9000, isRight: true },
  ]);
});

test.each<[string, (boolean | undefined)[], { marks?: Mark[] }]>([
  ['the marks of a result without a history', [true, true, false], { marks: ['hit', 'near', 'miss'] }],
  ['no marks of another number of questions', [undefined, undefined, undefined], { marks: ['hit'] }],
  ['nothing from a result without marks', [undefined, undefined, undefined], {}],
])('the verdicts of a ghost are %s', (_what, verdicts, result) => {
  expect(ghostOf({ ...ROUND, result }).map(({ isRight }) => isRight)).toEqual(verdicts);
});

test('every move of a game that does not count its questions is an answer of the ghost', () => {
  const { times, result } = ROUND;
  expect(ghostOf({ times, result })).toEqual(times.map((at) => ({ at, isRight: undefined })));
});

test.each([
  ['nobody has answered', 1999, 0, [], 0],
  ['the friend is first', 2000, 0, [], 1],
  ['both have answered', 2000, 1, [true], 0],
  ['the visitor is ahead', 2000, 3, [true], 0],
  ['several answers wait', 9000, 1, [true], 2],
  ['both have finished', 9000, 3, [true, false, true], 0],
])(
  'a race in which %s shows, after %i ms and %i own answers, the verdicts %j and %i waiting answers',
  (_state, ms, own, verdicts, ahead) => {
    expect(ghostAt(ghostOf(ROUND), ms, own)).toEqual({ verdicts, ahead });
  },
);
