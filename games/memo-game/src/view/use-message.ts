import { usePlatform, useServices, useTexts } from '@soccer-legends/game-sdk/react';
import { useEffect } from 'react';
import type { MemoState } from '../rules/state.ts';
import { messageOf } from './message.ts';

/** Returns the status line of the game. Verdicts are announced. */
export function useMessage(state: MemoState): string {
  const t = useTexts();
  const { announce } = useServices();
  const { t: shared, nationName } = usePlatform();
  const { text, verdict } = messageOf(state, { t, shared, nationName });

  useEffect(() => {
    if (verdict) announce(text);
  }, [announce, state.moves, text, verdict]);

  return text;
}
