import { useNews, usePlatform, useTexts } from '@soccer-legends/game-sdk/react';
import { NATIONS, type Question } from '../cups.ts';
import type { NewGameState } from '../rules/new-game.ts';

/** Returns the verdict on the last answer; undefined while a question is asked. Announces both, and plays the verdict. */
export function useVerdict(state: NewGameState): string | undefined {
  const t = useTexts();
  const { nationName } = usePlatform();
  const { year, winner } = questionOf(state);
  const answer = state.answers.at(-1);
  const name = nationName(winner, NATIONS[winner] ?? winner);
  const verdict =
    state.stage === 'asking'
      ? undefined
      : answer === winner
        ? t('verdict.right')
        : t(answer === null ? 'verdict.late' : 'verdict.wrong', { name });

  const sound = verdict === undefined ? undefined : answer === winner ? 'right' : 'wrong';
  useNews({ text: verdict ?? t('question', { year }), sound });

  return verdict;
}

/** Returns the current question, or during feedback the answered one. */
export function questionOf({ questions, answers, stage }: NewGameState): Question {
  return questions[answers.length - (stage === 'asking' ? 0 : 1)]!;
}
