import { useServices, useTexts } from '@soccer-legends/game-sdk/react';
import { useEffect } from 'react';
import { writtenAnswer } from '../rules/answer.ts';
import { endingOf, type FutWordleState } from '../rules/fut-wordle.ts';

/** Returns how the game ended once the last row is revealed, and toasts it once. */
export function useVerdict(state: FutWordleState): string | undefined {
  const t = useTexts();
  const { toast } = useServices();
  const ending = state.stage === 'verdict' ? endingOf(state) : undefined;
  const values = { name: writtenAnswer(state.answer), attempt: state.guesses.length };
  const text = ending && t(`verdict.${ending}.text`, values);

  useEffect(() => {
    if (ending === undefined || text === undefined) return;
    const title = t(`verdict.${ending}.title`);
    toast({ title, description: text, tone: ending === 'won' ? 'success' : 'plain' });
  }, [ending, t, text, toast]);

  return text;
}
