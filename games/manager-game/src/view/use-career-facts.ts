import { usePlatform, useTexts } from '@soccer-legends/game-sdk/react';
import { inYears } from '../career-years.ts';
import type { Coach } from '../rules/coach.ts';

/** Returns the teams and years that the drawn career of a coach tells, as a text. */
export function useCareerFacts({ coached = [] }: Coach): string {
  const t = useTexts();
  const { nationName } = usePlatform();
  return coached
    .map(({ team, nation, periods }) => {
      const label = nation === null ? team : t('picture.nationalTeam', { nation: nationName(nation, team) });
      return `${label} ${inYears(periods)}`;
    })
    .join('; ');
}
