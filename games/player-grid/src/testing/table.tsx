import { GameSession, type GameServices, type ToastRequest } from '@soccer-legends/game-sdk';
import { PlatformContext, type Platform } from '@soccer-legends/game-sdk/react';
import { createManualClock, memoryStorage } from '@soccer-legends/game-sdk/testing';
import { TestServices } from '@soccer-legends/game-sdk/testing/react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useSyncExternalStore } from 'react';
import { playerGrid } from '../rules/player-grid.ts';
import type { PlayerGridDeal, PlayerGridMove, PlayerGridRefusal, PlayerGridState } from '../rules/state.ts';
import { Classic } from '../view/PlayerGrid.tsx';
import { testPuzzle } from './puzzle.ts';

type Session = GameSession<PlayerGridDeal, PlayerGridState, PlayerGridMove, never, PlayerGridRefusal>;

/** Renders the test puzzle with text keys and values as texts. Translated nations have the prefix N. */
export function openTable(moves: readonly PlayerGridMove[] = []) {
  const clock = createManualClock();
  const toasts: ToastRequest[] = [];
  const announced: string[] = [];
  const t: Platform['t'] = (key, values) => [key, ...Object.values(values ?? {})].join(' ').trim();
  const announce: Platform['announce'] = (text) => announced.push(text);
  const nationName: Platform['nationName'] = (_code, fallback) => `N${fallback}`;
  const clubName: Platform['clubName'] = (name) => name;
  const platform: Platform = { t, language: 'en', announce, motion: false, nationName, clubName };
  const services: GameServices = {
    language: 'en',
    http: { get: unused, post: unused },
    storage: memoryStorage(),
    t,
    toast: (toast) => toasts.push(toast),
    announce,
    sound: () => undefined,
    log: unused,
  };
  const session: Session = new GameSession({
    rules: playerGrid,
    game: { deal: { puzzle: testPuzzle() }, seed: 1, moves, timers: {}, timeScale: 1 },
    clock,
    perform: unused,
    onError: unused,
  });
  const { container } = render(
    <PlatformContext value={platform}>
      <TestServices value={services}>
        <Played session={session} />
      </TestServices>
    </PlatformContext>,
  );
  return {
    container,
    session,
    toasts,
    announced,
    press: (name: string) => fireEvent.click(screen.getByRole('button', { name })),
    pass: (ms: number) => act(() => clock.pass(ms)),
  };
}

function Played({ session }: { session: Session }) {
  const { state, status } = useSyncExternalStore(session.subscribe, session.snapshot);
  return <Classic state={state} play={session.play} locked={status.phase !== 'open'} />;
}

function unused(): never {
  throw new Error('This game does not use it.');
}
