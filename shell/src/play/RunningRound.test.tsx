// @vitest-environment happy-dom
import { GameSession } from '@soccer-legends/game-sdk';
import { browserClock, type AnyGame } from '@soccer-legends/game-sdk/react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { AppProviders } from '../app/AppProviders.tsx';
import { createI18n } from '../i18n/create-i18n.ts';
import en from '../i18n/languages/en.json' with { type: 'json' };
import { createQueryClient } from '../queries/query-client.ts';
import { RunningRound } from './RunningRound.tsx';

/** Counts the presses of its only button. */
const game = {
  rules: {
    start: () => 0,
    play: (presses: number) => ({ accepted: true, state: presses + 1 }),
    status: () => ({ phase: 'open' }),
  },
  View: ({ state, play }: { state: number; play(move: string): void }) => (
    <button onClick={() => play('press')}>{`Pressed ${state} times`}</button>
  ),
} as unknown as AnyGame;

function openRound({ paused }: { paused: boolean }) {
  const session = new GameSession<unknown, unknown, unknown, unknown>(
    {
      rules: game.rules,
      game: { deal: null, seed: 1, moves: [], timers: {}, timeScale: 1 },
      clock: browserClock,
      perform: () => Promise.reject(new Error('The game has no requests.')),
      onError: () => undefined,
    },
    { paused },
  );
  render(
    <AppProviders i18n={createI18n('en', en)} queryClient={createQueryClient()}>
      <h1 tabIndex={-1}>Cups</h1>
      <RunningRound game={game} session={session} onPlayAgain={() => undefined} />
    </AppProviders>,
  );
  return session;
}

test('a round that continues after a pause gives the focus to its heading, and drops the end of a double click', () => {
  openRound({ paused: true });
  const button = screen.getByRole('button', { name: en.play.continue });
  expect(document.activeElement).toBe(button);
  fireEvent.click(button, { detail: 1 });
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Cups' }));
  const board = screen.getByRole('button', { name: 'Pressed 0 times' });
  fireEvent.click(board, { detail: 2 });
  expect(board.textContent).toBe('Pressed 0 times');
  fireEvent.click(board, { detail: 1 });
  expect(board.textContent).toBe('Pressed 1 times');
});

test('a round that a dialog has paused is hidden until the player continues', () => {
  const session = openRound({ paused: false });
  act(() => void session.pause());
  expect(screen.queryByRole('button', { name: /Pressed/ })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: en.play.continue }));
  expect(session.snapshot().paused).toBe(false);
  screen.getByRole('button', { name: 'Pressed 0 times' });
});

test('a round that is not paused is shown at once', () => {
  openRound({ paused: false });
  fireEvent.click(screen.getByRole('button', { name: 'Pressed 0 times' }), { detail: 2 });
  screen.getByRole('button', { name: 'Pressed 1 times' });
});
