import { GameSession, type GameServices } from '@soccer-legends/game-sdk';
import { PlatformContext, TimersContext, type Platform } from '@soccer-legends/game-sdk/react';
import { createManualClock, englishOf, fakeServices } from '@soccer-legends/game-sdk/testing';
import { TestServices } from '@soccer-legends/game-sdk/testing/react';
import { act, render } from '@testing-library/react';
import { useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { players } from '../test-players.ts';
import en from '../locales/en.json';
import { memoGame } from '../rules/memo-game.ts';
import type { MemoCard, MemoDeal, MemoMove, MemoState, PicturesRequest } from '../rules/memo-state.ts';
import { MemoGame } from './MemoGame.tsx';

type Session = GameSession<MemoDeal, MemoState, MemoMove, PicturesRequest>;

/** Renders a running game with its English texts and pictures that never load. */
export function openPage({ limitMs = null as number | null, timeScale = 1 as number | null } = {}) {
  const clock = createManualClock();
  const { services, announced } = fakeServices({ answer: [], t: english });
  const session: Session = new GameSession({
    rules: memoGame,
    game: { deal: { players: players(8), limitMs }, seed: 1, moves: [], timers: {}, timeScale },
    clock,
    perform: () => new Promise<MemoMove>(() => undefined),
    onError: (error) => {
      throw error;
    },
  });
  const { container } = render(
    <Page services={services}>
      <Played session={session} />
    </Page>,
  );
  const pass = (ms: number) => act(() => clock.pass(ms));
  const cards = () => [...container.querySelectorAll('button')];
  const placeOf = (type: MemoCard['type'], playerId: number) =>
    session.snapshot().state.cards.findIndex((card) => card.type === type && card.playerId === playerId);
  const cardOf = (type: MemoCard['type'], playerId: number) => cards()[placeOf(type, playerId)]!;
  return { container, session, announced: announced, pass, cards, cardOf };
}

/** The contexts that the shell provides around a game. */
export function Page({
  services,
  motion = false,
  children,
}: {
  services: GameServices;
  motion?: boolean;
  children: ReactNode;
}) {
  const platform: Platform = {
    t: (key, values) => [key, ...Object.values(values ?? {})].join(' '),
    language: 'en',
    announce: services.announce,
    nationName: (_code, fallback) => fallback,
    motion,
  };
  return (
    <PlatformContext value={platform}>
      <TestServices value={services}>{children}</TestServices>
    </PlatformContext>
  );
}

function Played({ session }: { session: Session }) {
  const { state, status } = useSyncExternalStore(session.subscribe, session.snapshot);
  const timers = useMemo(() => ({ msLeft: (key: string) => session.msLeft(key), paused: false }), [session]);
  return (
    <TimersContext value={timers}>
      <MemoGame state={state} play={session.play} locked={status.phase !== 'open'} />
    </TimersContext>
  );
}

const english = englishOf(en);
