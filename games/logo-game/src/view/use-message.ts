import { LIVES, livesLeft, type Translate } from '@soccer-legends/game-sdk';
import { useNews, usePlatform, useTexts, type Platform } from '@soccer-legends/game-sdk/react';
import { TIMEOUT } from '../rules/answer.ts';
import { earnsBonus } from '../rules/points.ts';
import type { LogoState } from '../rules/state.ts';
import { describeCrest, explainCrest } from './describe-crest.ts';

const BONUS_TOAST_MS = 3000;

/** The verdict, and in case of a drawn crest what it shows. */
export interface Message {
  verdict: string;
  reason: string | null;
}

/** Returns the message about the current question, announced once and shown until the next question. */
export function useMessage(state: LogoState): Message | undefined {
  const { history, logos, question, shown, stage } = state;
  const t = useTexts();
  const { t: shared, clubName } = usePlatform();
  const logo = logos[question.logo]!;
  const { crest } = logo;
  const description = crest && describeCrest(crest, t);
  const asked = [t('announced.question', { number: history.length + 1 }), description].filter(Boolean).join(' ');
  const bonus = stage === 'answered' && earnsBonus(history);
  const verdict = verdictOf(state, t, clubName);
  const reason = stage === 'answered' ? explainCrest({ ...logo, name: clubName(logo.name) }, t) : null;
  const lives = shared('ui.lives', { left: livesLeft(history), total: LIVES });
  const said = verdict === undefined ? undefined : announcementOf({ verdict, reason }, state, lives);
  const text = stage === 'asking' ? asked : said;
  const toast = bonus
    ? ({ title: t('bonus.title'), description: t('bonus.text'), tone: 'success', duration: BONUS_TOAST_MS } as const)
    : undefined;
  const sound = stage !== 'answered' ? undefined : bonus ? 'goal' : history.at(-1)?.isCorrect ? 'right' : 'wrong';
  useNews({ text, toast, sound, event: text && `${shown.length} ${text}` });
  return verdict === undefined ? undefined : { verdict, reason };
}

function verdictOf({ history, stage }: LogoState, t: Translate, clubName: Platform['clubName']): string | undefined {
  if (stage === 'unavailable') return t('picture.another');
  if (stage === 'waiting') return t('picture.waiting');
  const answer = history.at(-1);
  if (stage !== 'answered' || !answer) return undefined;
  const name = clubName(answer.correctAnswer);
  if (answer.playerAnswer === TIMEOUT) return t('verdict.late', { name });
  return answer.isCorrect ? t('verdict.right') : t('verdict.wrong', { name });
}

function announcementOf({ verdict, reason }: Message, { history, stage }: LogoState, lives: string): string {
  if (stage !== 'answered') return verdict;
  if (history.at(-1)?.isCorrect) return [verdict, reason].filter(Boolean).join(' ');
  // The verdict on a wrong answer names the club already, so the reason is left out.
  return `${verdict}. ${lives}`;
}
