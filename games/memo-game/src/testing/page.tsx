import { openRound } from '@soccer-legends/game-sdk/testing/react';
import { act } from '@testing-library/react';
import texts from '../locales/en.json';
import { memoGame } from '../rules/memo-game.ts';
import type { Theme } from '../rules/draw-players.ts';
import type { MemoCard, MemoMove } from '../rules/state.ts';
import { MemoGame } from '../view/MemoGame.tsx';
import { players } from './players.ts';

export function openPage({
  limitMs = null as number | null,
  timeScale = 1 as number | null,
  theme = null as Theme | null,
} = {}) {
  const perform = () => new Promise<MemoMove>(() => undefined);
  const deal = { players: players(8), theme, limitMs };
  const round = openRound({ game: { rules: memoGame, View: MemoGame, perform }, deal, texts, timeScale });
  const pass = (ms: number) => act(() => round.pass(ms));
  const cards = () => [...round.container.querySelectorAll('button')];
  const placeOf = (type: MemoCard['type'], playerId: number) =>
    round.session.snapshot().state.cards.findIndex((card) => card.type === type && card.playerId === playerId);
  const cardOf = (type: MemoCard['type'], playerId: number) => cards()[placeOf(type, playerId)]!;
  return { ...round, pass, cards, cardOf };
}
