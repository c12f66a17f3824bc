import type { AnyGame } from '@soccer-legends/game-sdk/react';
import { expect, test } from 'vitest';
import { ghostAt, ghostOf } from './ghost.ts';

/** A quiz whose moves are answers, `+` or `-`, and pauses, `.`. */
function quiz({ hasHistory = true } = {}): AnyGame {
  const answersIn = (state: string) => [...state].filter((move) => move !== '.');
  return {
    rules: {
      status: (state: string) => ({
        phase: 'over',
        result: hasHistory ? { history: answersIn(state).map((sign) => ({ isCorrect: sign === '+' })) } : {},
      }),
    },
    progress: (state: string) => ({ done: answersIn(state).length, total: 3 }),
  } as unknown as AnyGame;
}

const replay = (game: AnyGame) => ({
  game,
  states: ['', '+', '+.', '+.-', '+.-.', '+.-.+'],
  times: [20, 30, 50, 60, 90],
});

test('a ghost answers when the friend answered', () => {
  expect(ghostOf(replay(quiz()))).toEqual([
    { at: 2000, isRight: true },
    { at: 5000, isRight: false },
    { at: 9000, isRight: true },
  ]);
});

test('a ghost has no verdicts in a game without a history, and does not exist in one without a count', () => {
  expect(ghostOf(replay(quiz({ hasHistory: false })))?.map(({ isRight }) => isRight)).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  const { progress: _progress, ...uncounted } = quiz();
  expect(ghostOf(replay(uncounted as AnyGame))).toBeUndefined();
});

test.each([
  ['nobody has answered', 1999, 0, [], 0],
  ['the friend is first', 2000, 0, [], 1],
  ['both have answered', 2000, 1, [true], 0],
  ['the visitor is ahead', 2000, 3, [true], 0],
  ['several answers wait', 9000, 1, [true], 2],
  ['both are through', 9000, 3, [true, false, true], 0],
])(
  '%s: after %i ms and %i own answers, the verdicts %j are shown and %i answers wait',
  (_state, ms, own, verdicts, ahead) => {
    expect(ghostAt(ghostOf(replay(quiz()))!, ms, own)).toEqual({ verdicts, ahead });
  },
);
