import { useServices, useTexts } from '@soccer-legends/game-sdk/react';
import { useEffect } from 'react';
import { TIME_EXPIRED } from '../rules/answer.ts';
import type { ManagerGameState } from '../rules/state.ts';

/** Returns the message about the current question: announced once and shown until the next question. */
export function useMessage({ history, shown, stage }: ManagerGameState): string | undefined {
  const t = useTexts();
  const { announce } = useServices();
  const asked = t('announced.round', { number: history.length + 1 });
  const feedback = textOf();

  useEffect(() => {
    if (feedback !== undefined) announce(feedback);
    else if (stage === 'asking') announce(asked);
  }, [announce, asked, feedback, shown.length, stage]);

  return feedback;

  function textOf(): string | undefined {
    if (stage === 'unavailable') return t('picture.another');
    const answer = history.at(-1);
    if (stage !== 'answered' || !answer) return undefined;
    const name = answer.correctAnswer;
    if (answer.playerAnswer === TIME_EXPIRED) return t('verdict.late', { name });
    return answer.isCorrect ? t('verdict.right') : t('verdict.wrong', { name });
  }
}
