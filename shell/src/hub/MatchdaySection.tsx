import type { GameListing } from '@soccer-legends/contracts';
import { Button, FormChip, touchableClass } from '@soccer-legends/ui';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { useShellTexts } from '../i18n/use-shell-texts.ts';
import { FixtureList, OutcomePatterns } from './FixtureList.tsx';
import { usePreferences } from '../preferences/preferences.ts';
import type { HubDay } from '../matchday/hub-day.ts';
import css from './MatchdaySection.module.css';
import { daysOfWeek } from '../matchday/calendar.ts';
import type { WeekDay } from '../matchday/season.ts';

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
          <StreakLength day={day} />
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
      <OutcomePatterns />
      {retry && (
        <Button look="secondary" onClick={retry}>
          {t('play.retry')}
        </Button>
      )}
      {known?.isBehind && <p className={css.remark}>{t('matchday.behind')}</p>}
      {known?.storageFault && <p className={css.remark}>{t(known.storageFault)}</p>}
    </section>
  );
}

function StreakLength({ day: { known } }: { day: HubDay }) {
  const { t } = useShellTexts();
  const { streaks } = usePreferences().preferences;
  const days = known?.season.streak.days ?? 0;
  if (streaks !== 'shown' || days === 0) return null;
  return (
    <p className={css.streak}>
      <strong>{days}</strong> {t('season.inRow', { count: days })}
    </p>
  );
}

function SeasonLine({ day: { known } }: { day: HubDay }) {
  const { t } = useShellTexts();
  const { streaks } = usePreferences().preferences;
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
  const { played, streak } = known.season;
  const longest = streaks === 'shown' ? [t('matchday.longest', { count: streak.longest })] : [];
  const line = [t('matchday.played', { count: played }), ...longest].join(' · ');
  return <p>{streaks === 'shown' && streak.days > 0 ? `${line}. ${t('matchday.keepsRun')}` : line}</p>;
}

interface WeekProps {
  matchday: number;
  /** Undefined until the ledger is read: all days then appear as not played. */
  known: readonly WeekDay[] | undefined;
}

function Week({ matchday, known }: WeekProps) {
  const { t } = useShellTexts();
  // Texts instead of `Intl`, because the names in the server's data can differ from those in the browser's.
  const weekdays = t('matchday.weekdays').split(' ');
  const week = known ?? daysOfWeek(matchday).map((day): WeekDay => ({ matchday: day, result: undefined }));
  return (
    <ol className={css.week} aria-label={t('matchday.week')}>
      {week.map(({ matchday: day, result }, weekday) => (
        <li key={weekday} aria-current={day === matchday ? 'date' : undefined}>
          {result ? (
            <FormChip result={result} />
          ) : (
            <span className={day === matchday ? css.today : css.open} role="img" aria-label={t('matchday.notPlayed')} />
          )}
          <span className={css.weekday}>{weekdays[weekday]}</span>
        </li>
      ))}
    </ol>
  );
}
