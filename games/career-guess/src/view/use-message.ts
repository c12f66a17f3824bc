import { usePlatform, useTexts } from '@soccer-legends/game-sdk/react';
import { useEffect } from 'react';
import type { Card } from '../rules/card.ts';
import type { RoundResult } from '../rules/state.ts';

/** Announces the result of the previous round and the clues of the new one in one message. */
export function useMessage(round: number, { nation, country, career }: Card, former: RoundResult | undefined): void {
  const t = useTexts();
  const { announce, nationName } = usePlatform();
  const verdict = former && t(`verdict.${former.isCorrect ? 'correct' : 'wrong'}`, { round });
  const text = [
    verdict ?? t('round.spoken', { round }),
    t('clues.spokenCountry', { country: nationName(nation, country) }),
    t('clues.spokenClubs', { count: career.length }),
  ].join(' ');

  useEffect(() => {
    announce(text);
  }, [announce, text]);
}
