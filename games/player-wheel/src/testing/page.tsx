import { fakeServices } from '@soccer-legends/game-sdk/testing';
import { openRound } from '@soccer-legends/game-sdk/testing/react';
import { act, fireEvent, screen } from '@testing-library/react';
import { vi } from 'vitest';
import { perform } from '../deal.ts';
import texts from '../locales/en.json';
import { playerWheel } from '../rules/player-wheel.ts';
import { PlayerWheel } from '../view/PlayerWheel.tsx';
import { players } from './players.ts';

/** Renders a running game with its English texts. The player search returns the players of the wheel unless `hits` is set. */
export function openPage({ motion = true, size = 10, later = new Error('503') as unknown, hits = Infinity } = {}) {
  const deal = { players: players(size) };
  const found = deal.players.slice(0, hits).map((player) => ({ ...player, from: 2001, to: 2012 }));
  const { http } = fakeServices({ answer: (path: string) => (path.includes('/search') ? found : later) }).services;
  const game = { rules: playerWheel, View: PlayerWheel, perform };
  const round = openRound({ game, deal, texts, http, motion });

  /** Advances the clocks of the game and the page, and lets pending promises settle. */
  async function pass(ms: number) {
    await act(async () => {
      round.pass(ms);
      await vi.advanceTimersByTimeAsync(ms);
    });
  }
  const box = () => screen.getByRole('combobox');
  const type = (value: string) => fireEvent.change(box(), { target: { value } });
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
  const pickedPlayer = () => {
    const { wheel, phase } = round.session.snapshot().state;
    return 'picked' in phase ? wheel[phase.picked]! : undefined;
  };
  return { ...round, pass, box, type, press, pickedPlayer };
}
