import type { GameListing } from '@soccer-legends/contracts';
import { Button, touchableClass } from '@soccer-legends/ui';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { useShellTexts } from '../i18n/use-shell-texts.ts';
import { FixtureList } from './FixtureList.tsx';
import { usePreferences } from '../preferences/context.ts';
import type { HubDay } from './hub-day.ts';
import css from './MatchdaySection.module.css';
import { Week } from './Week.tsx';

export interface MatchdaySectionProps {
  /** Includes games that are switched off, whose names are still shown. */
  games: readonly GameListing[];
  day: HubDay;
}

/** The week and the fixtures of a matchday. The height does not change when the ledger is read. */
export function MatchdaySection({ games, day }: MatchdaySectionProps) {
  const { t } = useShellTexts();
  const heading = useId();
  const { matchday, problem, retry, known } = day;
  return (
    <section className={css.section} aria-labelledby={heading}>
      <div className={css.season}>
        <div className={css.form}>
          <Week matchday={matchday} known={known?.season.week} />
          <Run day={day} />
        </div>
        <SeasonLine day={day} />
      </div>
      <div className={css.head}>
        <h2 id={heading}>{t('matchday.fixtures')}</h2>
        <Link className={touchableClass} to="/matchdays">
          {t('archive.title')}
        </Link>
      </div>
      {problem ? <p>{t(problem, { matchday })}</p> : <FixtureList games={games} day={day} />}
      {retry && (
        <Button look="secondary" onClick={retry}>
          {t('play.retry')}
        </Button>
      )}
      {known?.isBehind && <p className={css.remark}>{t('matchday.behind')}</p>}
      {known?.hasUnsaved && <p className={css.remark}>{t('matchday.unsaved')}</p>}
    </section>
  );
}

/** The days in a row, beside the week. */
function Run({ day: { known } }: { day: HubDay }) {
  const { t } = useShellTexts();
  const { runs } = usePreferences().preferences;
  const days = known?.season.run.days ?? 0;
  if (runs !== 'shown' || days === 0) return null;
  return (
    <p className={css.run}>
      <strong>{days}</strong> {t('season.inRow', { count: days })}
    </p>
  );
}

function SeasonLine({ day: { known } }: { day: HubDay }) {
  const { t } = useShellTexts();
  const { runs } = usePreferences().preferences;
  if (known?.newMatchday !== undefined) {
    return (
      <p className={css.newDay} role="status">
        {t('matchday.newDay', { matchday: known.newMatchday })}{' '}
        <button type="button" onClick={known.show}>
          {t('matchday.show')}
        </button>
      </p>
    );
  }
  if (!known || known.season.played === 0) return <p>{t('matchday.same')}</p>;
  const { played, run } = known.season;
  const longest = runs === 'shown' ? [t('matchday.longest', { count: run.longest })] : [];
  return <p>{[t('matchday.played', { count: played }), ...longest].join(' · ')}</p>;
}
