import { usePlatform, type SummaryProps } from '@soccer-legends/game-sdk/react';
import type { MemoState } from '../rules/memo-state.ts';
import { Confetti } from './Confetti.tsx';

/** Confetti for a win, where things may move; the figures are all on the ticket. */
export function Summary({ state: { matches, players } }: SummaryProps<MemoState>) {
  const { motion } = usePlatform();
  return motion && matches.length === players.length ? <Confetti /> : null;
}
