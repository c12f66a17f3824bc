import { createRandom } from '@soccer-legends/game-sdk';
import { describe, expect, test } from 'vitest';
import { broken, coachesOf, played, right, rounds, shown, timersOf, times, type Step } from '../testing/rounds.ts';
import { managerGame } from './manager-game.ts';
import type { ManagerState } from './state.ts';

const chance = createRandom(1);
const start = managerGame.start({ coaches: coachesOf(40) }, chance);
const asking = played(start, { kind: 'begin' }, shown);

describe('a broken picture', () => {
  test('a broken picture that was not shown yet is replaced silently', () => {
    const other = played(start, broken);
    expect(other.question.coach).not.toBe(start.question.coach);
    expect(other).toMatchObject({
      stage: 'gettingReady',
      broken: [start.question.coach],
      shown: [other.question.coach],
    });
  });

  test('a broken picture of the next coach is replaced during the pause', () => {
    const answered = played(asking, right);
    const other = played(answered, broken);
    expect(other.stage).toBe('answered');
    expect(other.upcoming?.coach).not.toBe(answered.upcoming?.coach);
    expect(other.shown).toEqual(asking.shown);
  });

  test.each<[string, ManagerState]>([
    ['while loading', played(start, { kind: 'begin' })],
    ['during the countdown', played(start, { kind: 'begin' }, { kind: 'waited' })],
  ])('%s is replaced, and the question does not count', (_when, state) => {
    const unavailable = played(state, broken);
    expect(unavailable).toMatchObject({ stage: 'unavailable', history: [] });
    expect(managerGame.status(unavailable)).toEqual({ phase: 'locked' });
    const next = played(unavailable, { kind: 'next' }, shown);
    expect(next).toMatchObject({ stage: 'asking', history: [] });
    expect(timersOf(next)).toMatchObject([{ key: 'question 2' }]);
    expect(next.question.coach).not.toBe(state.question.coach);
  });

  test('a broken picture of a coach who is not loading is rejected', () => {
    const answered = played(asking, right);
    for (const coach of [asking.question.coach, 99]) {
      expect(managerGame.play(answered, { kind: 'broken', coach }, chance)).toEqual({
        accepted: false,
        reason: 'notAwaited',
      });
    }
    expect(managerGame.play(asking, broken(start), chance).accepted).toBe(false);
  });

  test('a broken picture replaces at most five coaches; after that questions are asked without pictures', () => {
    let state = start;
    for (let count = 1; count <= 5; count++) state = played(state, broken);
    const coach = state.question.coach;
    const without = played(state, broken, { kind: 'begin' });
    expect(without).toMatchObject({ stage: 'asking', question: { coach } });
    expect(played(state, { kind: 'begin' }, broken)).toMatchObject({ stage: 'asking', question: { coach } });
  });

  test('never ends a game early', () => {
    const ten = managerGame.start({ coaches: coachesOf(10) }, chance);
    let state = played(ten, { kind: 'begin' }, shown, ...rounds(...times<Step>(5, right)), shown, right);
    expect(state.upcoming).not.toBeNull();
    state = played(state, broken, { kind: 'next' });
    expect(state.stage).toBe('asking');
  });
});
