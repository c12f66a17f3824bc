import type { CareerItem } from '@soccer-legends/game-sdk/data';
import { usePlatform, useTexts } from '@soccer-legends/game-sdk/react';
import { FittedName, TeamBadge, useAsOf, VisuallyHidden } from '@soccer-legends/ui';
import type { CSSProperties } from 'react';
import css from './CareerTable.module.css';

export interface CareerTableProps {
  career: readonly CareerItem[];
  /** ISO date or month until which the current club is known. */
  asOf: string | null | undefined;
  matches: boolean;
  goals: boolean;
}

/** The clubs of a career, one per row. Rows and crests get lower the more clubs there are. */
export function CareerTable({ career, asOf, matches, goals }: CareerTableProps) {
  const t = useTexts();
  const { clubName } = usePlatform();
  if (career.length === 0) return <p>{t('career.none')}</p>;
  return (
    <div className={css.frame} style={{ '--rows': career.length + 1 } as CSSProperties}>
      <table className={css.table}>
        <caption className={css.caption}>{t('career.caption')}</caption>
        <thead>
          <HeadRow asOf={asOf} matches={matches} goals={goals} />
        </thead>
        <tbody>
          {career.map((spell, index) => (
            <tr key={index}>
              <th scope="row">
                <span className={css.club}>
                  <TeamBadge name={clubName(spell.team)} logo={spell.teamLogo} size={24} />
                  <FittedName name={clubName(spell.team)} />
                </span>
              </th>
              <td className={css.years}>{spell.years.replace(/ ?- ?/, '–')}</td>
              {matches && <Figure value={spell.matches} />}
              {goals && <Figure value={spell.goals} />}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function HeadRow({ asOf, matches, goals }: Omit<CareerTableProps, 'career'>) {
  const t = useTexts();
  const known = useAsOf('short')(asOf);
  return (
    <tr>
      <th scope="col">
        {t('labels.club')}
        {known && <span className={css.asOf}> ({known})</span>}
      </th>
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
  );
}

/** A cell with a number, or a dash for an unknown one. */
function Figure({ value }: { value: number | null }) {
  const t = useTexts();
  if (value !== null) return <td className={css.figure}>{value}</td>;
  return (
    <td className={css.figure}>
      <span aria-hidden="true">–</span>
      <VisuallyHidden>{t('career.unknown')}</VisuallyHidden>
    </td>
  );
}
