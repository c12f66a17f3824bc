import { usePlatform, useTexts } from '@soccer-legends/game-sdk/react';
import { useEffect } from 'react';
import type { CareerState } from '../rules/state.ts';
import { roundMessage, verdictMessage } from './message.ts';
import type { Reveal } from './use-reveal.ts';

/** Returns the current verdict. Announces it, and then the clues of the next round. */
export function useMessage(state: CareerState, reveal: Reveal | undefined): string | undefined {
  const words = { t: useTexts(), nationName: usePlatform().nationName };
  const { announce } = usePlatform();
  const verdict = reveal && verdictMessage(reveal, words);
  const announcement = reveal ? verdict : roundMessage(state, words);
  const urgent = reveal?.isCorrect === false;

  useEffect(() => {
    if (announcement !== undefined) announce(announcement, urgent ? 'assertive' : 'polite');
  }, [announce, announcement, urgent]);

  return verdict;
}
