import type { Platform } from '@soccer-legends/game-sdk/react';
import { openRound } from '@soccer-legends/game-sdk/testing/react';
import { act, screen } from '@testing-library/react';
import texts from '../locales/en.json';
import { askedCard, countryGame } from '../rules/country-game.ts';
import { CountryGame } from '../view/CountryGame.tsx';
import { tenPlayers } from './players.ts';

/** Marks the names that the page translates. */
export const nationName: Platform['nationName'] = (code, fallback) =>
  code === null ? fallback : `${fallback} [${code}]`;

export function openPage({ blind = false } = {}) {
  const deal = { players: tenPlayers(), blind };
  const round = openRound({ game: { rules: countryGame, View: CountryGame }, deal, texts, nationName });
  const { state } = round.session.snapshot();
  return {
    ...round,
    prompts: state.prompts,
    players: state.players,
    cards: () => screen.getAllByRole('button').slice(0, 10),
    asked: () => askedCard(round.session.snapshot().state),
    pass: (ms: number) => act(() => round.pass(ms)),
  };
}
