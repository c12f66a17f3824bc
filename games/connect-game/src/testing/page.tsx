import { openRound } from '@soccer-legends/game-sdk/testing/react';
import { act, screen, within } from '@testing-library/react';
import texts from '../locales/en.json';
import { connectGame } from '../rules/connect-game.ts';
import type { ConnectDeal } from '../rules/state.ts';
import { ConnectGame } from '../view/ConnectGame.tsx';

export function openPage(deal: ConnectDeal) {
  const round = openRound({ game: { rules: connectGame, View: ConnectGame }, deal, texts });
  const options = (list: 'Players' | 'Clubs') =>
    within(screen.getByRole('listbox', { name: list })).getAllByRole('option');
  return {
    ...round,
    players: () => options('Players'),
    clubs: () => options('Clubs'),
    pass: (ms: number) => act(() => round.pass(ms)),
  };
}
