import { GameSession, type GameServices, type ToastRequest } from '@soccer-legends/game-sdk';
import { PlatformContext, TimersContext, type Platform } from '@soccer-legends/game-sdk/react';
import { createManualClock, englishOf, fakeServices } from '@soccer-legends/game-sdk/testing';
import { TestServices } from '@soccer-legends/game-sdk/testing/react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useMemo, useSyncExternalStore } from 'react';
import { vi } from 'vitest';
import { players } from '../test-players.ts';
import en from '../locales/en.json';
import { restock } from '../restock.ts';
import { playerWheel } from '../rules/player-wheel.ts';
import type { RestockRequest, WheelDeal, WheelMove, WheelState } from '../rules/wheel-state.ts';
import { PlayerWheel } from './PlayerWheel.tsx';

type Session = GameSession<WheelDeal, WheelState, WheelMove, RestockRequest>;

/** Renders a running game with its English texts. The player search returns the players of the wheel. */
export function openPage({ motion = true, size = 10, later = new Error('503') as unknown } = {}) {
  const clock = createManualClock();
  const announced: { text: string; urgency: string | undefined }[] = [];
  const toasts: ToastRequest[] = [];
  const deal = players(size);
  const announce: GameServices['announce'] = (text, urgency) => void announced.push({ text, urgency });
  const server = fakeServices({ answer: later, t: english }).services;
  const search = fakeServices({ answer: deal.map((player) => ({ ...player, from: 2001, to: 2012 })) }).services;
  const services: GameServices = {
    ...server,
    http: { ...server.http, get: (path) => (path.includes('/search') ? search : server).http.get(path) },
    announce,
    toast: (toast) => void toasts.push(toast),
  };
  const session: Session = new GameSession({
    rules: playerWheel,
    game: { deal: { players: deal }, seed: 1, moves: [], timers: {}, timeScale: 1 },
    clock,
    perform: (request) => restock(request, services),
    onError: (error) => {
      throw error;
    },
  });
  const platform: Platform = {
    t: (key, values) => [key, ...Object.values(values ?? {})].join(' '),
    language: 'en',
    announce,
    nationName: (_code, fallback) => fallback,
    motion,
  };
  const { container } = render(
    <PlatformContext value={platform}>
      <TestServices value={services}>
        <Played session={session} />
      </TestServices>
    </PlatformContext>,
  );

  /** Advances the clocks of the game and of the page, and lets pending promises settle. */
  async function pass(ms: number) {
    await act(async () => {
      clock.pass(ms);
      await vi.advanceTimersByTimeAsync(ms);
    });
  }
  const box = () => screen.getByRole('combobox');
  const type = (value: string) => fireEvent.change(box(), { target: { value } });
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
  const pickedPlayer = () => {
    const { wheel, phase } = session.snapshot().state;
    return 'picked' in phase ? wheel[phase.picked]! : undefined;
  };
  return { container, session, announced, toasts, pass, box, type, press, pickedPlayer };
}

function Played({ session }: { session: Session }) {
  const { state, status } = useSyncExternalStore(session.subscribe, session.snapshot);
  const timers = useMemo(() => ({ msLeft: (key: string) => session.msLeft(key), paused: false }), [session]);
  return (
    <TimersContext value={timers}>
      <PlayerWheel state={state} play={session.play} locked={status.phase === 'locked'} />
    </TimersContext>
  );
}

const english = englishOf(en);
