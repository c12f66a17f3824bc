import { GameSession, type GameServices, type ToastRequest } from '@soccer-legends/game-sdk';
import { PlatformContext, PlayAgainContext, type Platform } from '@soccer-legends/game-sdk/react';
import { createManualClock, englishOf } from '@soccer-legends/game-sdk/testing';
import { TestServices } from '@soccer-legends/game-sdk/testing/react';
import { act, render, screen } from '@testing-library/react';
import { useSyncExternalStore, type ReactNode } from 'react';
import en from '../locales/en.json';
import {
  askedCard,
  countryGame,
  type CountryDeal,
  type CountryMove,
  type CountryState,
} from '../rules/country-game.ts';
import { tenPlayers } from '../rules/test-players.ts';
import { CountryGame } from './CountryGame.tsx';

type Session = GameSession<CountryDeal, CountryState, CountryMove, never>;

/** Renders a running game with its English texts. */
export function openPage() {
  const clock = createManualClock();
  const announced: string[] = [];
  const toasts: ToastRequest[] = [];
  const again: string[] = [];
  const session: Session = new GameSession<CountryDeal, CountryState, CountryMove, never>({
    rules: countryGame,
    game: { deal: { players: tenPlayers() }, seed: 1, moves: [], timers: {}, timeScale: 1 },
    clock,
    perform: unused,
    onError: (error) => {
      throw error;
    },
  });
  const { container } = render(
    <Page
      announce={(text, urgency) => announced.push(urgency === 'assertive' ? `! ${text}` : text)}
      toast={(toast) => toasts.push(toast)}
    >
      <PlayAgainContext value={() => void again.push('again')}>
        <Played session={session} />
      </PlayAgainContext>
    </Page>,
  );
  const { state } = session.snapshot();
  return {
    container,
    session,
    announced,
    toasts,
    again,
    prompts: state.prompts,
    players: state.players,
    cards: () => screen.getAllByRole('button').slice(0, 10),
    asked: () => askedCard(session.snapshot().state),
    pass: (ms: number) => act(() => clock.pass(ms)),
  };
}

type Outputs = Partial<Pick<GameServices, 'announce' | 'toast'>>;

/** The contexts that the shell provides around a game. */
export function Page({ announce = unused, toast = unused, children }: Outputs & { children: ReactNode }) {
  const platform: Platform = {
    t: (key) => key,
    language: 'en',
    announce,
    // Marks names that the page translates.
    nationName: (code, fallback) => (code === null ? fallback : `${fallback} [${code}]`),
    motion: false,
  };
  const services: GameServices = {
    language: 'en',
    http: { get: unused, post: unused },
    t: english,
    toast,
    announce,
    log: unused,
  };
  return (
    <PlatformContext value={platform}>
      <TestServices value={services}>{children}</TestServices>
    </PlatformContext>
  );
}

const english = englishOf(en);

function Played({ session }: { session: Session }) {
  const { state, status } = useSyncExternalStore(session.subscribe, session.snapshot);
  return <CountryGame state={state} play={session.play} locked={status.phase !== 'open'} />;
}

function unused(): never {
  throw new Error('This game does not use it.');
}
