// @vitest-environment happy-dom
import { accept, type GameServices, reject } from '@soccer-legends/game-sdk';
import {
  type AnyGame,
  PlatformContext,
  type Resumable,
  ServicesContext,
  usePlatform,
  useServices,
} from '@soccer-legends/game-sdk/react';
import { fakeServices } from '@soccer-legends/game-sdk/testing';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AppProviders } from '../app/AppProviders.tsx';
import { createI18n } from '../i18n/create-i18n.ts';
import en from '../i18n/languages/en.json' with { type: 'json' };
import { createQueryClient } from '../queries/query-client.ts';
import { listing } from '../testing/listing.ts';
import { TEST_PLATFORM } from '../testing/platform.ts';
import { PlayOnContext, type Practice } from './play-on.ts';
import { WatchRound } from './watch.lazy.tsx';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

/** Calls everything that a replay must not reach, and plays a move as soon as it is shown. */
function View({ state, play }: { state: string; play(move: string): string | undefined }) {
  const { announce } = usePlatform();
  const services = useServices();
  useEffect(() => {
    announce('news');
    services.toast({ title: 'news' });
    services.storage.write('name', 'text');
    void services.http.get('/api/players').catch(() => undefined);
    expect(play('a move')).toBe('over');
  });
  return <button type="button">board {state}</button>;
}

const HISTORY = [true, false, true].map((isCorrect) => ({ correctAnswer: 'a', playerAnswer: 'b', isCorrect }));

const GAME = {
  manifest: { key: 'cups', version: '1.4.0' },
  progress: (state: string) => ({ done: state.length, total: 3 }),
  rules: {
    start: () => '',
    play: (state: string, move: string) => (/[abc]/.test(move) ? accept(state + move) : reject('notAnOption')),
    status: (state: string) =>
      state.length < 3
        ? { phase: 'open' }
        : {
            phase: 'over',
            result: { outcome: 'win', score: 9, roundsWon: 2, roundsTotal: 3, history: HISTORY },
          },
  },
  View,
} as unknown as AnyGame;

const PLAYED: Resumable = {
  ...{ version: '1.4.0', options: { time: '30' }, savedAt: 0 },
  game: {
    ...{ deal: ['Genoa'], seed: 7, moves: ['a', 'b', 'c'], times: [1000, 20_000, 22_000] },
    ...{ timers: {}, timeScale: 1 },
  },
};

function open(played = PLAYED, game = GAME) {
  const { services } = fakeServices();
  const closed = {
    ...{ announce: vi.fn(), toast: vi.fn(), http: { get: vi.fn(), post: vi.fn() } },
    storage: { read: vi.fn(), write: vi.fn() },
  };
  const onClose = vi.fn();
  const announce = vi.fn();
  const loaded = { listing: listing('cups'), texts: {}, game };
  const playOn = vi.fn();
  render(
    <AppProviders i18n={createI18n('en', en)} queryClient={createQueryClient()}>
      <PlatformContext value={{ ...TEST_PLATFORM, announce }}>
        <ServicesContext value={{ ...services, ...closed } as GameServices}>
          <PlayOnContext value={playOn}>
            <WatchRound name="Cups" loaded={loaded} played={played} onClose={onClose} />
          </PlayOnContext>
        </ServicesContext>
      </PlatformContext>
    </AppProviders>,
  );
  return { onClose, announce, closed, playOn };
}

const board = () => document.querySelector('[data-board]')!;
const pass = (ms: number): void => act(() => void vi.advanceTimersByTime(ms));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('a replay plays the moves at their times, without waits of more than three seconds', () => {
  open();
  screen.getByRole('heading', { name: 'Replay: Cups' });
  expect(board().textContent).toBe('board ');
  pass(999);
  expect(board().textContent).toBe('board ');
  pass(1);
  expect(board().textContent).toBe('board a');
  pass(3000);
  expect(board().textContent).toBe('board ab');
  pass(2000);
  expect(board().textContent).toBe('board abc');
  press(en.replay.play);
  expect(board().textContent).toBe('board ');
});

test('a replay plays faster on request', () => {
  open();
  fireEvent.change(screen.getByRole('combobox', { name: en.replay.speed }), { target: { value: '4' } });
  pass(250);
  expect(board().textContent).toBe('board a');
});

test('a replay steps, and moves along an axis whose value is a sentence', () => {
  open();
  press(en.replay.pause);
  pass(60_000);
  expect(board().textContent).toBe('board ');
  press(en.replay.on);
  expect(board().textContent).toBe('board a');
  const axis = screen.getByRole('slider', { name: en.replay.axis });
  expect(axis.getAttribute('aria-valuetext')).toBe('Minute 4: 1 of 3 · right');
  fireEvent.change(axis, { target: { value: '3' } });
  expect(board().textContent).toBe('board abc');
  expect(axis.getAttribute('aria-valuetext')).toBe('Minute 90: 3 of 3 · right');
  press(en.replay.back);
  expect(board().textContent).toBe('board ab');
  expect(axis.getAttribute('aria-valuetext')).toBe('Minute 82: 2 of 3 · wrong');
  fireEvent.keyDown(axis, { key: ' ' });
  pass(2000);
  expect(board().textContent).toBe('board abc');
});

test('the board of a replay takes no input, and reaches neither the server, the storage, toasts nor the screen reader', () => {
  const { announce, closed, onClose } = open();
  pass(60_000);
  expect(board().hasAttribute('inert')).toBe(true);
  for (const call of [announce, closed.announce, closed.toast, closed.http.get, closed.storage.write])
    expect(call).not.toHaveBeenCalled();
  press(en.ui.close);
  expect(onClose).toHaveBeenCalled();
});

test('a replay ends on the feedback to the last answer, not on a question that does not exist', () => {
  const status = (state: string) =>
    state === 'abc' ? { phase: 'locked' } : GAME.rules.status(state.length > 3 ? 'abc' : state);
  const play = (state: string, move: string) => accept(state + move);
  const moves = ['a', 'b', 'c', 'next'];
  const played = { ...PLAYED, game: { ...PLAYED.game, moves, times: [1, 2, 3, 4] } };
  open(played, { ...GAME, rules: { ...GAME.rules, play, status } } as AnyGame);
  fireEvent.change(screen.getByRole('slider', { name: en.replay.axis }), { target: { value: '4' } });
  expect(board().textContent).toBe('board abc');
});

test('a visitor can continue a replayed round from any move except the last, as the round was then', () => {
  const { playOn } = open();
  pass(1000);
  press(en.replay.pause);
  press(en.replay.playOn);
  const [[practice]] = playOn.mock.calls as [[Practice]];
  const round = practice.saved.load('cups')!;
  expect(practice).toMatchObject({ seed: '7', preset: { time: '30' }, skipsIntro: true, isPractice: true });
  expect(round).toMatchObject({ version: '1.4.0', options: { time: '30' } });
  expect(round.game).toEqual({ ...PLAYED.game, moves: ['a'], times: [1000] });
  press(en.replay.on);
  press(en.replay.on);
  expect(screen.queryByRole('button', { name: en.replay.playOn })).toBeNull();
});

test.each([
  ['another version', { ...PLAYED, version: '1.3.0' }],
  ['moves that the rules reject', { ...PLAYED, game: { ...PLAYED.game, moves: ['x'] } }],
])('a replay of %s says that it cannot be shown', (_what, played) => {
  open(played);
  screen.getByText(en.shared.otherVersion);
  expect(document.querySelector('[data-board]')).toBeNull();
});
