import type { CoachedTeam } from '@soccer-legends/game-sdk/data';
import { usePlatform, useTexts } from '@soccer-legends/game-sdk/react';
import { useAsOf } from '@soccer-legends/ui';
import type { Coach } from '../rules/coach.ts';

export function useCareerFacts({ coached = [], teamAsOf }: Coach): string {
  const t = useTexts();
  const known = useAsOf()(teamAsOf);
  const { nationName, clubName } = usePlatform();
  const inYears = ({ start, end }: CoachedTeam['periods'][number]) => {
    if (end === null) return [t('picture.still', { year: start }), known && `(${known})`].filter(Boolean).join(' ');
    return start === end ? String(start) : `${start}–${end}`;
  };
  return coached
    .map(({ team, nation, periods }) => {
      const label = nation === null ? clubName(team) : t('picture.nationalTeam', { nation: nationName(nation, team) });
      return `${label} ${periods.map(inYears).join(', ')}`;
    })
    .join('; ');
}
