import { useServices, useTexts } from '@soccer-legends/game-sdk/react';
import { useEffect } from 'react';
import type { MemoState } from '../rules/memo-state.ts';
import { lineOf } from './line.ts';

/** Returns the status line of the game; verdicts are announced. */
export function useLine(state: MemoState): string {
  const t = useTexts();
  const { announce } = useServices();
  const { text, verdict } = lineOf(state, t);

  useEffect(() => {
    if (verdict) announce(text);
  }, [announce, state.moves, text, verdict]);

  return text;
}
