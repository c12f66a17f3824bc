import { dateOfMatchday } from '@soccer-legends/contracts';
import { baizeClass, Beads, cardClass, Icon, Numeral } from '@soccer-legends/ui';
import { useEffect, useState } from 'react';
import { FigureRod } from '../figures/FigureRod.tsx';
import { KITS } from '../figures/TableFigure.tsx';
import { useShellTexts } from '../i18n/use-shell-texts.ts';
import type { RoundEntry } from '../ledger/round-entry.ts';
import { DAYS_IN_WEEK, daysOfWeek, localMatchday } from '../matchday/calendar.ts';
import { scoreOf } from '../matchday/day-score.ts';
import type { FixturesOfDay } from '../matchday/hub-day.ts';
import { fixturesByDay, seasonOf } from '../matchday/season.ts';
import { itemOfDay } from '../page/day.ts';
import { GamesLink } from '../page/ButtonLink.tsx';
import { usePreferences } from '../preferences/preferences.ts';
import { ShareDay } from '../matchday/ShareDay.tsx';
import { ToastPlace } from '../toasts/Toaster.tsx';
import css from './FinalWhistle.module.css';

const NUMBERS = [7, 4, 10, 8, 11];
/** From the blank wire to the first bead. */
const PAUSE_MS = 250;

export interface FinalWhistleProps {
  /** A day without open fixtures. */
  day: FixturesOfDay;
  /** All rounds of this browser. */
  rounds: readonly RoundEntry[];
}

/** The end of a matchday: its score, with everything that one looks at before the next one. */
export function FinalWhistle({ day, rounds }: FinalWhistleProps) {
  const { t } = useShellTexts();
  const { streaks } = usePreferences().preferences;
  const { won, lost, result } = scoreOf(day.rounds);
  const { days } = seasonOf(rounds, day.matchday).streak;
  return (
    <section className={`${cardClass} ${css.whistle}`}>
      <div className={`${baizeClass} ${css.score}`}>
        <h2>{t('matchday.finalWhistle')}</h2>
        <p aria-hidden="true">
          <Numeral>
            {won} : {lost}
          </Numeral>
        </p>
        <Wire won={won} lost={lost} />
        <div className={css.stage}>
          <FigureRod numbers={NUMBERS} cut="busts" cheering={result === 'won'} />
        </div>
      </div>
      <div className={css.body}>
        <div className={css.buttons}>
          <ShareDay day={day} days={days} />
          <GamesLink look="secondary" />
        </div>
        {streaks === 'shown' && days > 0 && (
          <p>
            <Icon name="trophy" size={22} /> {t('matchday.inRow', { count: days })}
          </p>
        )}
        <LastWeek matchday={day.matchday} rounds={rounds} />
        {day.matchday === localMatchday(new Date()) && <Tomorrow matchday={day.matchday + 1} />}
      </div>
      <ToastPlace />
    </section>
  );
}

/** The wire of a finished day. Its beads slide to their ends after the page has appeared. */
function Wire({ won, lost }: { won: number; lost: number }) {
  const { t } = useShellTexts();
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), PAUSE_MS);
    return () => clearTimeout(timer);
  }, []);
  const shown = isSettled ? { won, lost } : { won: 0, lost: 0 };
  return <Beads {...shown} total={won + lost} label={t('matchday.score', { won, lost, left: 0 })} />;
}

/** Renders nothing after a week without a fixture. */
function LastWeek({ matchday, rounds }: { matchday: number; rounds: readonly RoundEntry[] }) {
  const { t } = useShellTexts();
  const days = fixturesByDay(rounds);
  const week = daysOfWeek(matchday - DAYS_IN_WEEK).flatMap((day) => days.get(day) ?? []);
  if (week.length === 0) return null;
  const { won, lost } = scoreOf(week);
  return <p>{t('matchday.lastWeek', { won, lost })}</p>;
}

function Tomorrow({ matchday }: { matchday: number }) {
  const { t } = useShellTexts();
  const kit = itemOfDay(KITS, dateOfMatchday(matchday));
  return (
    <div className={css.tomorrow}>
      <div className={`${baizeClass} ${css.kit}`}>
        <FigureRod kit={kit ?? KITS[0]} numbers={[matchday % 11 || 11]} />
      </div>
      <p>
        <strong>{t('matchday.tomorrow', { matchday })}</strong>
        {t('matchday.tomorrowKit')}
      </p>
    </div>
  );
}
