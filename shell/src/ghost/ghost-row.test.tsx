// @vitest-environment happy-dom
import { accept, GameSession } from '@soccer-legends/game-sdk';
import { type AnyGame, type AnySession, PlatformContext } from '@soccer-legends/game-sdk/react';
import { createManualClock } from '@soccer-legends/game-sdk/testing';
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AppProviders } from '../app/AppProviders.tsx';
import { createI18n } from '../i18n/create-i18n.ts';
import en from '../i18n/languages/en.json' with { type: 'json' };
import { createQueryClient } from '../queries/query-client.ts';
import { TEST_PLATFORM } from '../testing/platform.ts';
import { Ghost } from './ghost.lazy.tsx';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
afterEach(() => void vi.useRealTimers());

/** A quiz of three questions, whose moves are answers: `+` or `-`. */
const GAME = {
  rules: {
    start: () => '',
    play: (state: string, move: string) => accept(state + move),
    status: (state: string) => (state.length < 3 ? { phase: 'open' } : { phase: 'over', result: {} }),
  },
  progress: (state: string) => ({ done: state.length, total: 3 }),
} as unknown as AnyGame;

function race(game = GAME) {
  const clock = createManualClock();
  const session = new GameSession<unknown, unknown, unknown, unknown>({
    ...{ rules: GAME.rules, clock, perform: () => Promise.reject(), onError: () => undefined },
    game: { deal: null, seed: 1, moves: [], timers: {}, timeScale: 1 },
  }) as AnySession;
  const announce = vi.fn();
  const answers = [
    { at: 2000, isRight: true },
    { at: 4000, isRight: false },
    { at: 30_000, isRight: true },
  ];
  render(
    <AppProviders i18n={createI18n('en', en)} queryClient={createQueryClient()}>
      <PlatformContext value={{ ...TEST_PLATFORM, announce }}>
        <Ghost answers={answers} game={game} session={session} />
      </PlatformContext>
    </AppProviders>,
  );
  const pass = (ms: number) =>
    act(() => {
      clock.pass(ms);
      vi.advanceTimersByTime(ms);
    });
  const answer = (sign: string) => act(() => void session.play(sign));
  return { session, pass, answer, announce, dots: () => document.body.textContent.match(/●/g)?.length ?? 0 };
}

const score = () => screen.getByRole('img').getAttribute('aria-label');

test('a ghost’s answer is a dot, and its verdict is shown and announced only after the visitor’s own answer', () => {
  const { pass, answer, announce, dots } = race();
  pass(4000);
  expect(score()).toBe('Your friend: 0 won, 0 lost, 3 to play');
  expect(dots()).toBe(2);
  expect(announce).not.toHaveBeenCalled();
  answer('-');
  expect(score()).toBe('Your friend: 1 won, 0 lost, 2 to play');
  expect(dots()).toBe(1);
  expect(announce.mock.calls).toEqual([[en.ghost.right]]);
  answer('-');
  expect(score()).toBe('Your friend: 1 won, 1 lost, 1 to play');
  expect(announce.mock.calls).toEqual([[en.ghost.right], [en.ghost.wrong]]);
});

test('a ghost’s verdict is shown after the visitor’s next move in a game that does not count its questions', () => {
  const { pass, answer, announce } = race({ rules: GAME.rules } as AnyGame);
  pass(2250);
  answer('-');
  expect(announce.mock.calls).toEqual([[en.ghost.right]]);
});

test('a ghost’s verdict is shown at the time of the friend’s answer if the visitor is ahead', () => {
  const { pass, answer, announce } = race();
  answer('+');
  expect(score()).toBe('Your friend: 0 won, 0 lost, 3 to play');
  pass(2250);
  expect(score()).toBe('Your friend: 1 won, 0 lost, 2 to play');
  expect(announce.mock.calls).toEqual([[en.ghost.right]]);
});

test('a ghost’s clock stops while the visitor’s round is paused', () => {
  const { session, pass, dots } = race();
  act(() => void session.pause());
  pass(60_000);
  expect(dots()).toBe(0);
  act(() => session.resume());
  pass(2250);
  expect(dots()).toBe(1);
});
