import { useTexts } from '@soccer-legends/game-sdk/react';
import { TeamBadge } from '@soccer-legends/ui';
import type { AdminCareerItem } from '../wire.ts';
import css from './Career.module.css';
import { Empty } from './Empty.tsx';

/** Clubs in order with their years and, for players, the figures. */
export function Career({ items }: { items: readonly AdminCareerItem[] }) {
  const t = useTexts();
  if (items.length === 0) return <Empty>{t('person.noCareer')}</Empty>;
  return (
    <ul className={css.career} aria-label={t('person.career')}>
      {items.map(({ team, teamLogo, start, end, matches, goals }, index) => (
        <li key={index}>
          <TeamBadge name={team} logo={teamLogo} size={28} />
          <bdi>{team}</bdi>
          <span className={css.years}>
            {start ?? '?'} – {end ?? ''}
          </span>
          {matches != null && (
            <span className={css.figures}>{t('person.figures', { matches, goals: goals ?? 0 })}</span>
          )}
        </li>
      ))}
    </ul>
  );
}
