import { useServices, useTexts } from '@soccer-legends/game-sdk/react';
import { useEffect } from 'react';
import { TIMEOUT } from '../rules/answer.ts';
import type { LogoGameState } from '../rules/state.ts';
import { earnsBonus } from '../rules/points.ts';
import { describeCrest, explainCrest } from './describe-crest.ts';

const BONUS_TOAST_MS = 3000;

/** The verdict on an answer, and a description of the crest; null for a crest without one. */
export interface Message {
  verdict: string;
  reason: string | null;
}

/** Returns the message about the current question, announced once and shown until the next question. */
export function useMessage({ history, logos, question, shown, stage }: LogoGameState): Message | undefined {
  const t = useTexts();
  const { announce, toast } = useServices();
  const logo = logos[question.logo]!;
  const { crest } = logo;
  const description = crest && describeCrest(crest, t);
  const asked = [t('announced.question', { number: history.length + 1 }), description].filter(Boolean).join(' ');
  const bonus = stage === 'answered' && earnsBonus(history);
  const verdict = textOf();
  const isRight = history.at(-1)?.isCorrect ?? false;
  const reason = stage === 'answered' ? explainCrest(logo, t) : null;

  useEffect(() => {
    // The verdict on a wrong answer names the club already, so the reason is left out.
    if (verdict !== undefined) announce(isRight ? [verdict, reason].filter(Boolean).join(' ') : verdict);
    else if (stage === 'asking') announce(asked);
  }, [announce, asked, isRight, reason, shown.length, stage, verdict]);

  useEffect(() => {
    if (bonus)
      toast({ title: t('bonus.title'), description: t('bonus.text'), tone: 'success', duration: BONUS_TOAST_MS });
  }, [bonus, t, toast]);

  return verdict === undefined ? undefined : { verdict, reason };

  function textOf(): string | undefined {
    if (stage === 'unavailable') return t('picture.another');
    const answer = history.at(-1);
    if (stage !== 'answered' || !answer) return undefined;
    const name = answer.correctAnswer;
    if (answer.playerAnswer === TIMEOUT) return t('verdict.late', { name });
    if (!answer.isCorrect) return t('verdict.wrong', { name });
    return t('verdict.right');
  }
}
