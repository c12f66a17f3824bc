import { usePlatform, type SummaryProps } from '@soccer-legends/game-sdk/react';
import type { MemoState } from '../rules/state.ts';
import { Confetti } from './Confetti.tsx';

/** Confetti for a win, unless motion is reduced. */
export function Summary({ state: { matches, players } }: SummaryProps<MemoState>) {
  const { motion } = usePlatform();
  return motion && matches.length === players.length ? <Confetti /> : null;
}
