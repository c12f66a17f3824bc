import { createRandom } from '@soccer-legends/game-sdk';
import { testRulesContract } from '@soccer-legends/game-sdk/testing';
import { describe, expect, test } from 'vitest';
import {
  coachesOf,
  played,
  resultOf,
  right,
  rounds,
  shown,
  timersOf,
  times,
  wrong,
  type Step,
} from '../testing/rounds.ts';
import { managerGame } from './manager-game.ts';
import type { ManagerMove, ManagerState } from './state.ts';

for (const count of [10, 13, 40]) {
  testRulesContract(`Guess the Manager with ${count} coaches`, {
    rules: managerGame,
    deal: { coaches: coachesOf(count) },
    answers: ({ coach }): ManagerMove[] => [
      { kind: 'shown', coach },
      { kind: 'broken', coach },
    ],
  });
}

const chance = createRandom(1);
const start = managerGame.start({ coaches: coachesOf(40) }, chance);
const asking = played(start, { kind: 'begin' }, shown);

describe('before a question', () => {
  test('the countdown takes three seconds and can be skipped', () => {
    expect(timersOf(start)).toEqual([
      { kind: 'timer', key: 'get ready', ms: 3000, purpose: 'feedback', move: { kind: 'begin' } },
    ]);
    expect(managerGame.status(start)).toEqual({ phase: 'open' });
  });

  test('the picture loads during the countdown, and the question waits for it at most 1.5 s', () => {
    const request = managerGame.effects?.(start).find(({ kind }) => kind === 'request');
    expect(request).toMatchObject({ request: { coach: start.question.coach } });
    const loading = played(start, { kind: 'begin' });
    expect(loading.stage).toBe('loading');
    expect(managerGame.effects?.(loading)).toContainEqual(request);
    expect(timersOf(loading)).toMatchObject([{ ms: 1500, move: { kind: 'waited' } }]);
    expect(played(loading, { kind: 'waited' }).stage).toBe('asking');
    expect(played(loading, shown).stage).toBe('asking');
  });

  test('a picture that loaded during the countdown starts the question at once', () => {
    expect(played(start, shown, { kind: 'begin' }).stage).toBe('asking');
  });
});

describe('a question', () => {
  test('a question has five seconds', () => {
    expect(timersOf(asking)).toEqual([
      { kind: 'timer', key: 'question 1', ms: 5000, purpose: 'countdown', move: { kind: 'timeOut' } },
    ]);
  });

  test.each<[string, Step, number, Partial<ManagerState['history'][number]>]>([
    ['right', right, 1200, { isCorrect: true }],
    ['wrong', wrong, 1000, { isCorrect: false }],
    ['late', { kind: 'timeOut' }, 1000, { isCorrect: false, playerAnswer: 'time expired' }],
  ])('a question that was answered %s stays visible', (_how, step, ms, answer) => {
    const answered = played(asking, step);
    expect(answered.history).toMatchObject([answer]);
    expect(answered.history[0]?.correctAnswer).toBe(asking.coaches[asking.question.coach]?.name);
    expect(timersOf(answered)).toMatchObject([{ ms, purpose: 'feedback', move: { kind: 'next' } }]);
    expect(managerGame.status(answered)).toEqual({ phase: 'locked' });
  });

  test('a question rejects a name that is not an option', () => {
    expect(managerGame.play(asking, { kind: 'answer', name: 'Nobody' }, chance)).toEqual({
      accepted: false,
      reason: 'notAnOption',
    });
  });

  test('a question accepts only the first answer: a second one and a late timer are rejected', () => {
    for (const step of [right, wrong, { kind: 'timeOut' }] as const) {
      const answered = played(asking, step);
      for (const late of [right(asking), wrong(asking), { kind: 'timeOut' }, { kind: 'waited' }] as const) {
        expect(managerGame.play(answered, late, chance)).toEqual({ accepted: false, reason: 'locked' });
      }
    }
  });

  test('a question rejects answers before the picture has loaded', () => {
    expect(managerGame.play(start, right(start), chance).accepted).toBe(false);
    expect(managerGame.play(played(start, { kind: 'begin' }), right(start), chance).accepted).toBe(false);
  });
});

describe('how a game ends', () => {
  test.each([
    ['all right', 10, 0, 'win', 100, 0],
    ['two wrong at the end', 8, 2, 'win', 80, 2],
    ['a third wrong in round ten', 7, 3, 'lose', 70, 3],
    ['the first three wrong', 0, 3, 'lose', 0, 3],
    ['three wrong before the end', 4, 3, 'lose', 40, 3],
  ] as const)('%s', (_how, rights, wrongs, outcome, score, livesUsed) => {
    const state = played(asking, ...rounds(...times<Step>(rights, right), ...times<Step>(wrongs, wrong)));
    expect(resultOf(state)).toMatchObject({
      outcome,
      score,
      roundsWon: rights,
      roundsTotal: 10,
      livesUsed,
      livesTotal: 3,
    });
    expect(resultOf(state).message).toBeUndefined();
  });

  test('a timeout costs a life and is recorded in the history', () => {
    const result = resultOf(played(asking, ...rounds(...times<Step>(3, { kind: 'timeOut' }))));
    expect(result).toMatchObject({ outcome: 'lose', livesUsed: 3 });
    expect(result.history?.map(({ playerAnswer }) => playerAnswer)).toEqual(times(3, { key: 'timeExpired' }));
  });

  test('nine rounds and two lost lives do not end the game', () => {
    expect(played(asking, ...rounds(...times<Step>(9, right))).stage).toBe('loading');
    expect(played(asking, ...rounds(...times<Step>(2, wrong))).stage).toBe('loading');
  });

  test.each([
    [10, 7, { key: 'ranOut' }],
    [12, 9, { key: 'ranOut' }],
    [13, 10, undefined],
  ])('a game with %i coaches has %i rounds', (count, roundsWon, message) => {
    const first = played(managerGame.start({ coaches: coachesOf(count) }, chance), { kind: 'begin' }, shown);
    const result = resultOf(played(first, ...rounds(...times<Step>(roundsWon, right))));
    expect(result).toMatchObject({ outcome: 'win', roundsWon, roundsTotal: 10, score: roundsWon * 10 });
    expect(result.message).toEqual(message);
  });

  test('losing the last life when the coaches run out is a loss', () => {
    const first = played(managerGame.start({ coaches: coachesOf(10) }, chance), { kind: 'begin' }, shown);
    expect(resultOf(played(first, ...rounds(...times<Step>(4, right), ...times<Step>(3, wrong))))).toMatchObject({
      outcome: 'lose',
    });
  });

  test('a finished game rejects moves', () => {
    const over = played(asking, ...rounds(...times<Step>(3, wrong)));
    const late = [{ kind: 'next' }, { kind: 'timeOut' }, { kind: 'begin' }, { kind: 'shown', coach: 0 }] as const;
    for (const move of late) {
      expect(managerGame.play(over, move, chance)).toEqual({ accepted: false, reason: 'over' });
    }
  });
});

test('no coach appears twice, and each question has its own timer', () => {
  for (let seed = 1; seed <= 200; seed++) {
    const first = managerGame.start({ coaches: coachesOf(13) }, createRandom(seed));
    const over = played(first, { kind: 'begin' }, shown, ...rounds(...times<Step>(10, right)));
    expect(new Set(over.shown).size).toBe(10);
    expect(new Set(over.history.map(({ correctAnswer }) => correctAnswer)).size).toBe(10);
  }
});
