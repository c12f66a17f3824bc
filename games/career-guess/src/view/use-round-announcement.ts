import { usePlatform, useTexts } from '@soccer-legends/game-sdk/react';
import { useEffect } from 'react';
import type { Card } from '../rules/card.ts';
import type { RoundResult } from '../rules/career-state.ts';

/** Says what came out of the former round and what the new one shows, as one sentence to listen to. */
export function useRoundAnnouncement(
  round: number,
  { nation, country, career }: Card,
  former: RoundResult | undefined,
): void {
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
