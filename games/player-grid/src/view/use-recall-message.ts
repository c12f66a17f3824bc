import type { Translate } from '@soccer-legends/game-sdk';
import { useNews, useTexts } from '@soccer-legends/game-sdk/react';
import { useAsOf } from '@soccer-legends/ui';
import { isComplete, type RecallState, type RightAnswer, type WrongAnswer } from '../rules/recall.ts';
import { useCellNames, type CellNames } from './use-cell-names.ts';

/** Returns the verdict on the latest answer, or else the next step. Announces each new message. */
export function useRecallMessage(state: RecallState): string {
  const t = useTexts();
  const namesOf = useCellNames(state.puzzle);
  const asOf = useAsOf();
  const message = messageOf(state, t, { namesOf, asOf });
  const isUrgent = state.latest === 'wrong' || state.latest === 'failed';
  const sound = state.latest === 'right' || state.latest === 'wrong' ? state.latest : undefined;
  useNews({ text: message, urgent: isUrgent, sound, known: true });
  return message;
}

interface Wording {
  namesOf: CellNames;
  asOf: ReturnType<typeof useAsOf>;
}

function messageOf(state: RecallState, t: Translate, { namesOf, asOf }: Wording): string {
  const { latest, right, wrong, judged } = state;
  if (judged) return t('recall.judging');
  if (latest === 'failed') return t('recall.notJudged');
  if (latest === 'wrong') return wrongText(wrong.at(-1)!, t, namesOf);
  if (latest !== 'right') return t('recall.start');
  const text = rightText(right.at(-1)!, t, asOf);
  return isComplete(state) ? `${text} ${t('recall.complete')}` : text;
}

function rightText(answer: RightAnswer, t: Translate, asOf: Wording['asOf']): string {
  const { name, points, share } = answer;
  const known = asOf(answer.asOf);
  const fits = t('recall.fits', { name, years: known ? `${answer.years} (${known})` : answer.years });
  return [fits, t('recall.points', { count: points }), ...shareText(share, t)].join(' ');
}

function shareText(share: number | null, t: Translate): string[] {
  if (share === null) return [];
  return [share === 0 ? t('recall.rare') : t('recall.share', { share })];
}

function wrongText({ name, cell, nationFits, clubFits }: WrongAnswer, t: Translate, namesOf: CellNames): string {
  const reason = clubFits ? 'wrongCountry' : nationFits ? 'wrongClub' : 'wrongBoth';
  return t(`recall.${reason}`, { name, ...namesOf(cell) });
}
