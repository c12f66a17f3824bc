import { sharedPath } from '@soccer-legends/contracts';
import type { ReactNode } from 'react';
import { useShellTexts } from '../i18n/use-shell-texts.ts';
import type { FixturesOfDay } from './hub-day.ts';
import { ShareButton } from '../share/ShareButton.tsx';
import type { SharedDay } from '../share/share-text.ts';

/** The letters in the address of a matchday's result. */
const RESULT_SIGNS = { hit: 'w', miss: 'l', none: '-' } as const;

type Fixtures = NonNullable<FixturesOfDay['fixtures']>;

function marksOf(fixtures: Fixtures, rounds: FixturesOfDay['rounds']) {
  return fixtures.map(({ key }) => {
    const round = rounds.find(({ game }) => game === key);
    return round ? (round.outcome === 'win' ? 'hit' : 'miss') : 'none';
  });
}

/** Returns the letters of a matchday's results, as in the address that shares them. */
export function lettersOf(fixtures: Fixtures, rounds: FixturesOfDay['rounds']): string {
  return marksOf(fixtures, rounds)
    .map((mark) => RESULT_SIGNS[mark])
    .join('');
}

export interface ShareDayProps {
  day: FixturesOfDay;
  /** Length of the streak, in days. */
  days: number | undefined;
  className?: string | undefined;
  /** Below the label. */
  children?: ReactNode;
}

/** A button that shares the results of a matchday. */
export function ShareDay({ day: { matchday, fixtures = [], rounds }, days = 0, className, children }: ShareDayProps) {
  const { t } = useShellTexts();
  const subject = { kind: 'result', matchday, result: lettersOf(fixtures, rounds) } as const;
  const day: SharedDay = {
    matchday,
    marks: marksOf(fixtures, rounds),
    days,
    url: `${location.origin}${sharedPath(subject)}`,
  };
  return (
    <ShareButton what={{ day }} picture={subject} look="flood" className={className}>
      <span>
        {t('share.titleDay', { matchday })}
        {children}
      </span>
    </ShareButton>
  );
}
