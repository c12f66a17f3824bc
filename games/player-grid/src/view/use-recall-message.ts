import type { Translate } from '@soccer-legends/game-sdk';
import { useNews, useTexts } from '@soccer-legends/game-sdk/react';
import { isComplete, type RecallState, type RightAnswer, type WrongAnswer } from '../rules/recall.ts';
import { useCellNames, type CellNames } from './use-cell-names.ts';

/** Returns the verdict on the latest answer, or else the next step. Announces each new message. */
export function useRecallMessage(state: RecallState): string {
  const t = useTexts();
  const namesOf = useCellNames(state.puzzle);
  const message = messageOf(state, t, namesOf);
  const isUrgent = state.latest === 'wrong' || state.latest === 'failed';
  const sound = state.latest === 'right' || state.latest === 'wrong' ? state.latest : undefined;
  useNews({ text: message, urgent: isUrgent, sound, known: true });
  return message;
}

function messageOf(state: RecallState, t: Translate, namesOf: CellNames): string {
  const { latest, right, wrong, judged } = state;
  if (judged) return t('recall.judging');
  if (latest === 'failed') return t('recall.notJudged');
  if (latest === 'wrong') return wrongText(wrong.at(-1)!, t, namesOf);
  if (latest !== 'right') return t('recall.start');
  const text = rightText(right.at(-1)!, t);
  return isComplete(state) ? `${text} ${t('recall.complete')}` : text;
}

function rightText({ name, years, points, share }: RightAnswer, t: Translate): string {
  const fits = t('recall.fits', { name, years });
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
