import { usePlatform, useServices, useTexts } from '@soccer-legends/game-sdk/react';
import { useEffect } from 'react';
import { NATIONS } from '../cups.ts';
import { questionOf, type NewGameState } from '../rules/new-game.ts';

/** Returns the verdict on the last answer; undefined while a question is asked. Announces both. */
export function useVerdict(state: NewGameState): string | undefined {
  const t = useTexts();
  const { announce } = useServices();
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

  useEffect(() => {
    announce(verdict ?? t('question', { year }));
  }, [announce, t, verdict, year]);

  return verdict;
}
