import { useServices, useTexts } from '@soccer-legends/game-sdk/react';
import { useEffect } from 'react';
import { TIMEOUT } from '../rules/answer.ts';
import type { LogoGameState } from '../rules/state.ts';
import { earnsBonus } from '../rules/points.ts';
import { describeCrest } from './describe-crest.ts';

const BONUS_TOAST_MS = 3000;

/** Returns the message about the current question: announced once and shown until the next question. */
export function useMessage({ history, logos, question, shown, stage }: LogoGameState): string | undefined {
  const t = useTexts();
  const { announce, toast } = useServices();
  const { crest } = logos[question.logo]!;
  const description = crest && describeCrest(crest, t);
  const asked = [t('announced.question', { number: history.length + 1 }), description].filter(Boolean).join(' ');
  const bonus = stage === 'answered' && earnsBonus(history);
  const feedback = textOf();

  useEffect(() => {
    // The toast announces itself.
    if (feedback !== undefined) announce(bonus ? t('verdict.right') : feedback);
    else if (stage === 'asking') announce(asked);
  }, [announce, asked, bonus, feedback, shown.length, stage, t]);

  useEffect(() => {
    if (bonus)
      toast({ title: t('bonus.title'), description: t('bonus.text'), tone: 'success', duration: BONUS_TOAST_MS });
  }, [bonus, t, toast]);

  return feedback;

  function textOf(): string | undefined {
    if (stage === 'unavailable') return t('picture.another');
    const answer = history.at(-1);
    if (stage !== 'answered' || !answer) return undefined;
    const name = answer.correctAnswer;
    if (answer.playerAnswer === TIMEOUT) return t('verdict.late', { name });
    if (!answer.isCorrect) return t('verdict.wrong', { name });
    return bonus ? `${t('verdict.right')} ${t('bonus.text')}` : t('verdict.right');
  }
}
