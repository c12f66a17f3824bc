import { GameSession, type GameServices } from '@soccer-legends/game-sdk';
import { PlatformContext, type Platform } from '@soccer-legends/game-sdk/react';
import { createManualClock, englishOf } from '@soccer-legends/game-sdk/testing';
import { TestServices } from '@soccer-legends/game-sdk/testing/react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useSyncExternalStore, type ReactNode } from 'react';
import { vi } from 'vitest';
import { dealCareerGuess } from '../deal.ts';
import { FakeServer, players } from '../fake-server.ts';
import en from '../locales/en.json';
import { performCareerGuess } from '../perform.ts';
import { careerGuess } from '../rules/career-guess.ts';
import type { CareerDeal, CareerMove, CareerRequest, CareerState } from '../rules/career-state.ts';
import { CareerGuess } from './CareerGuess.tsx';

type Session = GameSession<CareerDeal, CareerState, CareerMove, CareerRequest>;

/** Renders a running game with its English texts and a fake server. Needs fake timers. */
export async function openPage(server = new FakeServer(players())) {
  const announced: string[] = [];
  const services: GameServices = { ...server.services(english), announce: (text) => void announced.push(text) };
  const session: Session = new GameSession({
    rules: careerGuess,
    game: {
      deal: await dealCareerGuess({ options: {}, services, seed: 1 }),
      seed: 1,
      moves: [],
      timers: {},
      timeScale: 1,
    },
    clock: createManualClock(),
    perform: (request: CareerRequest) => performCareerGuess(request, services),
    onError: (error) => {
      throw error;
    },
  });
  const { container } = render(
    <Page services={services}>
      <Played session={session} />
    </Page>,
  );

  const box = () => screen.getByRole('combobox');
  const submit = () => screen.getByRole('button', { name: /Submit|Sending/ });
  const choose = async (playerId: number) => {
    fireEvent.change(box(), { target: { value: 'zlatko' } });
    await pass(300);
    fireEvent.click(screen.getAllByRole('option')[playerId - 11]!);
  };
  const answer = async (playerId: number) => {
    await choose(playerId);
    fireEvent.click(submit());
    await pass();
  };
  return { container, server, announced, box, submit, choose, answer };
}

/** The contexts that the shell provides around a game. */
export function Page({ services, children }: { services: GameServices; children: ReactNode }) {
  const platform: Platform = {
    t: (key) => key,
    language: 'en',
    announce: services.announce,
    nationName: (code, fallback) => (code === 'DEN' ? 'Kingdom of Denmark' : fallback),
    motion: false,
  };
  return (
    <PlatformContext value={platform}>
      <TestServices value={services}>{children}</TestServices>
    </PlatformContext>
  );
}

/** Advances the clock and lets pending promises settle. */
export async function pass(ms = 0): Promise<void> {
  await act(async () => void (await vi.advanceTimersByTimeAsync(ms)));
}

/** Returns the game's English texts as i18next would. */
export const english = englishOf(en);

function Played({ session }: { session: Session }) {
  const { state, status } = useSyncExternalStore(session.subscribe, session.snapshot);
  return <CareerGuess state={state} play={session.play} locked={status.phase === 'locked'} />;
}
