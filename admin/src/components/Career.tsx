import { useTexts } from '@soccer-legends/game-sdk/react';
import { TeamBadge } from '@soccer-legends/ui';
import css from './Career.module.css';
import { Empty } from './Empty.tsx';
import { yearRange } from '@soccer-legends/game-sdk';

/** A period at one club. Coaches have no matches or goals. */
export interface Spell {
  team: string;
  teamLogo: string | null;
  start: number;
  /** The last year; null if the spell continues. */
  end: number | null;
  matches?: number | null;
  goals?: number | null;
}

export function Career({ spells }: { spells: readonly Spell[] }) {
  const t = useTexts();
  if (spells.length === 0) return <Empty>{t('person.noCareer')}</Empty>;
  return (
    <ul className={css.career} aria-label={t('person.career')}>
      {spells.map(({ team, teamLogo, start, end, matches, goals }, index) => (
        <li key={index}>
          <TeamBadge logo={teamLogo} size={28} />
          <bdi>{team}</bdi>
          <span className={css.years}>{yearRange(start, end)}</span>
          {matches != null && (
            <span className={css.figures}>{t('person.figures', { matches, goals: goals ?? '–' })}</span>
          )}
        </li>
      ))}
    </ul>
  );
}
