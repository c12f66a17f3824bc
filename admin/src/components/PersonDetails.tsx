import { yearRange } from '@soccer-legends/game-sdk';
import { useTexts } from '@soccer-legends/game-sdk/react';
import { Portrait, TeamBadge } from '@soccer-legends/ui';
import { Empty } from './QueryView.tsx';
import { Facts, type Fact } from './Facts.tsx';
import { useFormat } from '../locales/use-format.ts';
import css from './PersonDetails.module.css';

export interface PersonDetailsProps {
  photo: string | null;
  facts: readonly Fact[];
  career: readonly Spell[];
}

export function PersonDetails({ photo, facts, career }: PersonDetailsProps) {
  return (
    <div className={css.person}>
      <Portrait photo={photo} mode="full" alt="" width={120} />
      <div className={css.about}>
        <Facts facts={facts} />
        <Career spells={career} />
      </div>
    </div>
  );
}

/**
 * The current team with the date at which a source last listed it.
 * @param asOf ISO date or month; null if no source does
 */
export function CurrentTeam({ name, asOf }: { name: string; asOf: string | null }) {
  const t = useTexts();
  const format = useFormat();
  return (
    <>
      <bdi>{name}</bdi> ({asOf === null ? t('person.unconfirmed') : t('person.asOf', { date: format.day(asOf) })})
    </>
  );
}

/** A period at one club. Coaches have no matches or goals. */
interface Spell {
  team: string;
  teamLogo: string | null;
  start: number;
  /** The last year; null if the spell continues. */
  end: number | null;
  matches?: number | null;
  goals?: number | null;
}

function Career({ spells }: { spells: readonly Spell[] }) {
  const t = useTexts();
  if (spells.length === 0) return <Empty>{t('person.noCareer')}</Empty>;
  return (
    <ul className={css.career} aria-label={t('person.career')}>
      {spells.map(({ team, teamLogo, start, end, matches, goals }, index) => (
        <li key={index}>
          <TeamBadge name={team} logo={teamLogo} size={28} />
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
