import type { CareerItem } from '@soccer-legends/game-sdk/data';
import { useTexts } from '@soccer-legends/game-sdk/react';
import { TeamBadge } from '@soccer-legends/ui';
import css from './CareerTable.module.css';
import { Figure } from './Figure.tsx';

export interface CareerTableProps {
  career: readonly CareerItem[];
  matches: boolean;
  goals: boolean;
}

/** The clubs of a career, one per row. */
export function CareerTable({ career, matches, goals }: CareerTableProps) {
  const t = useTexts();
  if (career.length === 0) return <p>{t('career.none')}</p>;
  return (
    <table className={css.table}>
      <caption className={css.caption}>{t('career.caption')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('labels.club')}</th>
          <th scope="col">{t('labels.years')}</th>
          {matches && (
            <th scope="col" className={css.figure}>
              {t('labels.matches')}
            </th>
          )}
          {goals && (
            <th scope="col" className={css.figure}>
              {t('labels.goals')}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {career.map((spell, index) => (
          <tr key={index}>
            <th scope="row">
              <span className={css.club}>
                <TeamBadge name={spell.team} logo={spell.teamLogo} size={28} />
                <span className={css.name}>{spell.team}</span>
              </span>
            </th>
            <td className={css.years}>{spell.years}</td>
            {matches && <Figure value={spell.matches} />}
            {goals && <Figure value={spell.goals} />}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
