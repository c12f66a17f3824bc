import { LIVES, livesLeft } from '@soccer-legends/game-sdk';
import { useNews, usePlatform, useTexts } from '@soccer-legends/game-sdk/react';
import { reasonOf, TIME_EXPIRED, type ManagerAnswer } from '../rules/answer.ts';
import type { ManagerState } from '../rules/state.ts';
import { useCareerFacts } from './use-career-facts.ts';

export interface Message {
  verdict?: string;
  reason?: string;
}

/**
 * Returns the verdict on the current question, announced once. What the last question's wrong answer missed stays until the
 * next verdict, because the specified pause is too short to read it.
 */
export function useMessage({ coaches, question, history, shown, stage }: ManagerState): Message | undefined {
  const t = useTexts();
  const { t: shared } = usePlatform();
  const career = useCareerFacts(coaches[question.coach]!);
  const asked = [t('announced.round', { number: history.length + 1 }), career].filter(Boolean).join(' ');
  const message = messageOf();
  const isVerdict = stage === 'answered' || stage === 'unavailable';
  const text = isVerdict && message ? announcementOf(message) : stage === 'asking' ? asked : undefined;
  const sound = stage !== 'answered' ? undefined : history.at(-1)?.isCorrect ? 'right' : 'wrong';
  useNews({ text, sound, event: text && `${shown.length} ${text}` });
  return message;

  function announcementOf({ verdict = '', reason }: Message): string {
    if (stage !== 'answered' || history.at(-1)?.isCorrect) return verdict;
    const lives = shared('ui.lives', { left: livesLeft(history), total: LIVES });
    return [`${verdict}.`, reason, lives].filter(Boolean).join(' ');
  }

  function messageOf(): Message | undefined {
    if (stage === 'unavailable') return { verdict: t('picture.another') };
    const answer = history.at(-1);
    if (!answer) return undefined;
    if (stage === 'answered') return verdictOn(answer);
    if (answer.isCorrect) return undefined;
    const { verdict, reason = '' } = verdictOn(answer);
    return { reason: `${t('announced.round', { number: history.length })} ${verdict}. ${reason}`.trim() };
  }

  function verdictOn(answer: ManagerAnswer): { verdict: string; reason?: string } {
    const name = answer.correctAnswer;
    if (answer.playerAnswer === TIME_EXPIRED) return { verdict: t('verdict.late', { name }) };
    if (answer.isCorrect) return { verdict: t('verdict.right') };
    const reason = reasonOf(answer);
    return { verdict: t('verdict.wrong', { name }), ...(reason && { reason: t(reason.key, reason.values) }) };
  }
}
