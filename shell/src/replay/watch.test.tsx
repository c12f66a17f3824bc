// @vitest-environment happy-dom
import type { GameServices } from '@soccer-legends/game-sdk';
import {
  type AnyGame,
  PlatformContext,
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
import { TEST_PLATFORM } from '../testing/platform.ts';
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

const GAME = {
  progress: (state: string) => ({ done: state.length, total: 3 }),
  View,
} as unknown as AnyGame;

function open() {
  const { services } = fakeServices();
  const closed = {
    ...{ announce: vi.fn(), toast: vi.fn(), http: { get: vi.fn(), post: vi.fn() } },
    storage: { read: vi.fn(), write: vi.fn() },
  };
  const onClose = vi.fn();
  const announce = vi.fn();
  const replay = { game: GAME, states: ['', 'a', 'ab', 'abc'], times: [10, 200, 220] };
  render(
    <AppProviders i18n={createI18n('en', en)} queryClient={createQueryClient()}>
      <PlatformContext value={{ ...TEST_PLATFORM, announce }}>
        <ServicesContext value={{ ...services, ...closed } as GameServices}>
          <WatchRound name="Cups" replay={replay} onClose={onClose} />
        </ServicesContext>
      </PlatformContext>
    </AppProviders>,
  );
  return { onClose, announce, closed };
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
  expect(axis.getAttribute('aria-valuetext')).toBe('Minute 4: 1 of 3');
  fireEvent.change(axis, { target: { value: '3' } });
  expect(board().textContent).toBe('board abc');
  expect(axis.getAttribute('aria-valuetext')).toBe('Minute 90: 3 of 3');
  press(en.replay.back);
  expect(board().textContent).toBe('board ab');
});

test('the board of a replay takes no input, and reaches neither the server, the storage, toasts nor the screen reader', () => {
  const { announce, closed, onClose } = open();
  pass(60_000);
  expect(board().hasAttribute('inert')).toBe(true);
  for (const call of [announce, closed.announce, closed.toast, closed.http.get, closed.storage.write])
    expect(call).not.toHaveBeenCalled();
  press('ui.close');
  expect(onClose).toHaveBeenCalled();
});
