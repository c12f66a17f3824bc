import { dateOfMatchday, matchdayOf } from '@soccer-legends/contracts';
import { Button, cardClass, FormChip, VisuallyHidden } from '@soccer-legends/ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useShellTexts } from '../i18n/use-shell-texts.ts';
import { localMatchday } from '../matchday/calendar.ts';
import { scoreOf } from '../matchday/day-score.ts';
import { dayAddress } from '../matchday/fixture-address.ts';
import { matchdayOfRound, type RoundEntry } from '../ledger/round-entry.ts';
import { useRounds } from '../ledger/site-ledger.ts';
import { isBefore, type Month, monthAfter, monthOfMatchday, weekdays, weeksOf } from '../season/month.ts';
import css from './Archive.module.css';

/** Two months fill a wide window, where they are side by side. */
const SHOWN_FIRST = 2;

export function Months() {
  const { t } = useShellTexts();
  const rounds = useRounds() ?? [];
  const today = localMatchday(new Date());
  const [count, setCount] = useState(SHOWN_FIRST);
  const [earliest, latest] = [monthOfMatchday(1), monthOfMatchday(today)];
  const months = Array.from({ length: count }, (_, back) => monthAfter(latest, -back)).filter(
    (month) => !isBefore(month, earliest),
  );
  return (
    <>
      <div className={css.months}>
        {months.map((month) => (
          <MonthOfDays key={`${month.year}-${month.month}`} month={month} today={today} rounds={rounds} />
        ))}
      </div>
      {isBefore(earliest, months.at(-1)!) && (
        <Button look="secondary" className={css.more} onClick={() => setCount((shown) => shown + 1)}>
          {t('archive.earlier')}
        </Button>
      )}
    </>
  );
}

function MonthOfDays({ month, today, rounds }: { month: Month; today: number; rounds: readonly RoundEntry[] }) {
  const { language } = useShellTexts();
  const name = new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric' }).format(
    new Date(month.year, month.month, 1),
  );
  return (
    <section className={`${cardClass} ${css.month}`}>
      <h2>{name}</h2>
      <div className={css.weekdays} aria-hidden="true">
        {weekdays(language).map(({ long, narrow }) => (
          <span key={long}>{narrow}</span>
        ))}
      </div>
      <ol className={css.calendar} aria-label={name}>
        {weeksOf(month)
          .filter((week) => week.some((day) => day && (matchdayOf(day.date) ?? 0) <= today))
          .flat()
          .map((day, place) => {
            const matchday = day && matchdayOf(day.date);
            if (!day || matchday === undefined || matchday > today) return <li key={place} aria-hidden="true" />;
            return (
              <li key={place}>
                <DayLink day={day.day} matchday={matchday} isToday={matchday === today} rounds={rounds} />
              </li>
            );
          })}
      </ol>
    </section>
  );
}

interface DayLinkProps {
  /** Day of the month. */
  day: number;
  matchday: number;
  isToday: boolean;
  rounds: readonly RoundEntry[];
}

function DayLink({ day, matchday, isToday, rounds }: DayLinkProps) {
  const { t } = useShellTexts();
  const { result } = scoreOf(rounds.filter((round) => matchdayOfRound(round) === matchday));
  return (
    <Link to={dayAddress(matchday)} aria-current={isToday ? 'date' : undefined}>
      <time dateTime={dateOfMatchday(matchday)}>{day}</time>
      <VisuallyHidden>{t('matchday.title', { matchday })}</VisuallyHidden>
      {result && <FormChip result={result} />}
    </Link>
  );
}
