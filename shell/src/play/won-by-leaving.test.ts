// @vitest-environment happy-dom
import { accept, type GameResult, reject } from '@soccer-legends/game-sdk';
import type { AnyGame } from '@soccer-legends/game-sdk/react';
import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { type EndedRound, useEndAfterLast, wonByLeaving } from './exit-facts.ts';

interface Round {
  answers: string;
  over: boolean;
}

const entry = (sign: string) => ({ correctAnswer: 'A', playerAnswer: 'B', isCorrect: sign === '+' });

function resultOf({ answers }: Round, withHistory: boolean): GameResult {
  const right = [...answers].filter((sign) => sign === '+').length;
  const outcome = answers.length - right < 3 ? 'win' : 'lose';
  const history = withHistory ? { history: [...answers].map(entry) } : {};
  return { outcome, score: 0, roundsWon: right, roundsTotal: Math.max(10, answers.length), ...history };
}

/** A quiz of ten questions that counts as won on exit if fewer than three answers are wrong. */
function quiz({ exitMove = 'leave' as unknown, withHistory = true } = {}): AnyGame {
  return {
    exitMove,
    rules: {
      play: (round: Round) => (round.over ? reject('over') : accept({ ...round, over: true })),
      status: (round: Round) =>
        round.over ? { phase: 'over', result: resultOf(round, withHistory) } : { phase: 'open' },
    },
  } as unknown as AnyGame;
}

test.each([
  ['before the first answer', '', { answered: 0, total: 10 }],
  ['in the middle', '++-+', { answered: 4, total: 10 }],
  ['before the last answer', '+++++++++', { answered: 9, total: 10 }],
  ['after the last answer', '++++++++++', undefined],
  ['after more answers', '+++++++++++-', undefined],
  ['of a round that it would lose', '---', undefined],
])('an exit %s', (_when, answers, progress) => {
  expect(wonByLeaving(quiz(), { answers, over: false })).toEqual(progress);
});

test('counts the won rounds of a game without a history', () => {
  expect(wonByLeaving(quiz({ withHistory: false }), { answers: '++-', over: false })).toEqual({
    answered: 2,
    total: 10,
  });
});

test('is undefined for a game without an exit move, and for a finished round', () => {
  expect(wonByLeaving({ ...quiz(), exitMove: undefined }, { answers: '', over: false })).toBeUndefined();
  expect(wonByLeaving(quiz(), { answers: '', over: true })).toBeUndefined();
});

test.each([
  ['after its last question, once the feedback was shown', { answers: '++++++++-+' }, 10, 1],
  ['not before its last question', { answers: '+++++++++' }, undefined, 0],
  ['not without a life', { answers: '+++++++---' }, undefined, 0],
  ['not if it is a free round', { answers: '++++++++++', shared: undefined }, undefined, 0],
])('a round ends by itself %s', async (_when, { answers, ...changes }, answered, exits) => {
  const listeners = new Set<() => void>();
  let snapshot = { state: { answers, over: false }, status: { phase: 'locked' } };
  const exit = vi.fn();
  const session = {
    snapshot: () => snapshot,
    subscribe: (listener: () => void) => (listeners.add(listener), () => listeners.delete(listener)),
  };
  const visit = { game: quiz(), shared: {}, phase: { phase: 'playing', session }, steps: { exit }, ...changes };
  const { result } = renderHook(() => useEndAfterLast(visit as unknown as EndedRound));
  expect(result.current).toBe(answered);
  await act(async () => undefined);
  expect(exit).not.toHaveBeenCalled();
  snapshot = { ...snapshot, status: { phase: 'open' } };
  await act(async () => listeners.forEach((listener) => listener()));
  expect(exit).toHaveBeenCalledTimes(exits);
});
