import { GameSession, type GameServices, type ToastRequest } from '@soccer-legends/game-sdk';
import { PlatformContext, PlayAgainContext, TimersContext, type Platform } from '@soccer-legends/game-sdk/react';
import { createManualClock, englishOf } from '@soccer-legends/game-sdk/testing';
import { TestServices } from '@soccer-legends/game-sdk/testing/react';
import { act, render, screen, within } from '@testing-library/react';
import { useSyncExternalStore } from 'react';
import en from '../locales/en.json';
import { connectGame, type ConnectMove } from '../rules/connect-game.ts';
import type { ConnectDeal, ConnectState } from '../rules/connect-state.ts';
import { ConnectGame } from './ConnectGame.tsx';

type Session = GameSession<ConnectDeal, ConnectState, ConnectMove, never>;

/** Renders a running game with its English texts. */
export function openPage(deal: ConnectDeal) {
  const clock = createManualClock();
  const announced: string[] = [];
  const toasts: ToastRequest[] = [];
  const logged: string[] = [];
  const again: string[] = [];
  const services: GameServices = {
    language: 'en',
    http: { get: unused, post: unused },
    t: english,
    toast: (toast) => toasts.push(toast),
    announce: (text, urgency = 'polite') => announced.push(urgency === 'polite' ? text : `! ${text}`),
    log: (message) => logged.push(message),
  };
  const platform: Platform = {
    t: (key) => key,
    language: 'en',
    announce: services.announce,
    nationName: (_code, fallback) => fallback,
    motion: false,
  };
  const session: Session = new GameSession<ConnectDeal, ConnectState, ConnectMove, never>({
    rules: connectGame,
    game: { deal, seed: 1, moves: [], timers: {}, timeScale: 1 },
    clock,
    perform: unused,
    onError: (error) => {
      throw error;
    },
  });
  const { container } = render(
    <PlatformContext value={platform}>
      <TestServices value={services}>
        <TimersContext value={{ msLeft: (key) => session.msLeft(key), paused: false }}>
          <PlayAgainContext value={() => void again.push('again')}>
            <Played session={session} />
          </PlayAgainContext>
        </TimersContext>
      </TestServices>
    </PlatformContext>,
  );
  const options = (list: 'Players' | 'Clubs') =>
    within(screen.getByRole('listbox', { name: list })).getAllByRole('option');
  return {
    container,
    session,
    announced,
    toasts,
    logged,
    again,
    players: () => options('Players'),
    clubs: () => options('Clubs'),
    pass: (ms: number) => act(() => clock.pass(ms)),
  };
}

const english = englishOf(en);

function Played({ session }: { session: Session }) {
  const { state, status } = useSyncExternalStore(session.subscribe, session.snapshot);
  return <ConnectGame state={state} play={session.play} locked={status.phase !== 'open'} />;
}

function unused(): never {
  throw new Error('This game does not use it.');
}
