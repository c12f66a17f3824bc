// @vitest-environment happy-dom
import { countdownTimer, feedbackTimer, GameSession } from '@soccer-legends/game-sdk';
import { browserClock, type AnyGame } from '@soccer-legends/game-sdk/react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
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

/** Like `game`, with a limit of five seconds for each press. */
const clockedGame: AnyGame = {
  ...game,
  rules: { ...game.rules, effects: (presses: number) => [countdownTimer(`press ${presses}`, 5000, 'late')] },
};

function openRound({ paused, countsIn, game: rules = game }: { paused: boolean; countsIn?: boolean; game?: AnyGame }) {
  const session = new GameSession<unknown, unknown, unknown, unknown>(
    {
      rules: rules.rules,
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
      <RunningRound game={rules} session={session} countsIn={countsIn ?? false} onPlayAgain={() => undefined} />
      <dialog />
    </AppProviders>,
  );
  return session;
}

/** Opens or closes a dialog of the page. */
async function setDialog(isOpen: boolean): Promise<void> {
  await act(async () => document.querySelector('dialog')!.toggleAttribute('open', isOpen));
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

test('a round that is not paused is shown at once', () => {
  openRound({ paused: false });
  fireEvent.click(screen.getByRole('button', { name: 'Pressed 0 times' }), { detail: 2 });
  screen.getByRole('button', { name: 'Pressed 1 times' });
});

test('a dialog stops the clock and hides the board, which a curtain then covers until the player continues', async () => {
  const session = openRound({ paused: false, game: clockedGame });
  await setDialog(true);
  expect(session.snapshot().paused).toBe(true);
  expect(screen.queryByRole('button', { name: en.play.continue })).toBeNull();
  await setDialog(false);
  expect(session.snapshot().paused).toBe(true);
  expect(screen.queryByRole('button', { name: 'Pressed 0 times' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: en.play.continue }), { detail: 1 });
  expect(session.snapshot().paused).toBe(false);
  screen.getByRole('button', { name: 'Pressed 0 times' });
});

test('a game without a clock goes on at once after a dialog', async () => {
  const session = openRound({ paused: false });
  await setDialog(true);
  await setDialog(false);
  expect(session.snapshot().paused).toBe(false);
  screen.getByRole('button', { name: 'Pressed 0 times' });
});

test('the dialog of a game plays its move although it stops the round', async () => {
  const session = openRound({
    paused: false,
    game: { ...game, View: ({ play }) => <dialog onClick={() => play('give up')} data-testid="question" /> },
  });
  await act(async () => screen.getByTestId('question').toggleAttribute('open', true));
  expect(session.snapshot().paused).toBe(true);
  fireEvent.click(screen.getByTestId('question'), { detail: 1 });
  expect(session.snapshot()).toMatchObject({ state: 1, paused: false });
  await act(async () => screen.getByTestId('question').toggleAttribute('open', false));
  expect(session.snapshot().paused).toBe(false);
});

test('a round without an intro counts in before its first countdown', async () => {
  vi.useFakeTimers();
  const session = openRound({ paused: false, countsIn: true, game: clockedGame });
  for (const count of ['3', '2', '1']) {
    expect(screen.getByRole('status').textContent).toBe(count);
    expect(session.snapshot().paused).toBe(true);
    await act(() => vi.advanceTimersByTimeAsync(800));
  }
  expect(session.snapshot().paused).toBe(false);
  screen.getByRole('button', { name: 'Pressed 0 times' });
  vi.useRealTimers();
});

test.each([
  ['without a clock', game],
  [
    'that gets ready by itself',
    { ...game, rules: { ...game.rules, effects: () => [feedbackTimer('ready', 3000, 'begin')] } } as AnyGame,
  ],
])('a round %s does not count in', (_what, rules) => {
  openRound({ paused: false, countsIn: true, game: rules });
  expect(screen.queryByRole('status')).toBeNull();
  screen.getByRole('button', { name: 'Pressed 0 times' });
});
