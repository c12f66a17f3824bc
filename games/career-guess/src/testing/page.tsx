import type { Platform } from '@soccer-legends/game-sdk/react';
import { englishOf } from '@soccer-legends/game-sdk/testing';
import { openRound } from '@soccer-legends/game-sdk/testing/react';
import { act, fireEvent, screen } from '@testing-library/react';
import { vi } from 'vitest';
import { dealCareerGuess } from '../deal.ts';
import texts from '../locales/en.json';
import { performCareerGuess } from '../perform.ts';
import { careerGuess } from '../rules/career-guess.ts';
import { CareerGuess } from '../view/CareerGuess.tsx';
import { FakeServer, players } from './server.ts';

/** Returns the game's English texts as i18next would. */
export const english = englishOf(texts);

/** Translates one nation, to test that the game uses the translation. */
export const nationName: Platform['nationName'] = (code, fallback) =>
  code === 'DEN' ? 'Kingdom of Denmark' : fallback;

/** Renders a running game with its English texts and a fake server. Needs fake timers. */
export async function openPage(server = new FakeServer(players())) {
  const services = server.services(english);
  const deal = await dealCareerGuess({ options: {}, services, seed: 1 });
  const game = { rules: careerGuess, View: CareerGuess, perform: performCareerGuess };
  const round = openRound({ game, deal, texts, http: services.http, nationName });

  const box = () => screen.getByRole('combobox');
  const submit = () => screen.getByRole('button', { name: /Submit|Sending/ });
  const choose = async (playerId: number) => {
    fireEvent.change(box(), { target: { value: 'zlatko' } });
    await pass(300);
    fireEvent.click(screen.getAllByRole('option')[playerId - 11]!);
  };
  const judge = async (playerId: number) => {
    await choose(playerId);
    fireEvent.click(submit());
    await pass();
  };
  const proceed = () => fireEvent.click(screen.getByRole('button', { name: 'Next round' }));
  const answer = async (playerId: number) => {
    await judge(playerId);
    proceed();
  };
  return {
    container: round.container,
    announced: round.announced,
    sounds: round.sounds,
    server,
    box,
    submit,
    choose,
    judge,
    proceed,
    answer,
    isOver: () => round.session.snapshot().status.phase === 'over',
    /** Advances the clock of the round, which is separate from the page's. */
    passRound: (ms: number) => act(() => round.pass(ms)),
  };
}

/** Advances the clock and lets pending promises settle. */
export async function pass(ms = 0): Promise<void> {
  await act(async () => void (await vi.advanceTimersByTimeAsync(ms)));
}
