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

test('a ghost has no verdicts if the game has no history, and there is no ghost if the game does not count its questions', () => {
  expect(ghostOf({ ...ROUND, result: {} })?.map(({ isRight }) => isRight)).toEqual([undefined, undefined, undefined]);
  const { progress: _progress, ...uncounted } = ROUND;
  expect(ghostOf(uncounted)).toBeUndefined();
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
    expect(ghostAt(ghostOf(ROUND)!, ms, own)).toEqual({ verdicts, ahead });
  },
);
