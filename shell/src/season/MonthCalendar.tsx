import { dateOfMatchday, matchdayOf } from '@soccer-legends/contracts';
import { cardClass, FormChip, Icon } from '@soccer-legends/ui';
import { useState } from 'react';
import { useShellTexts } from '../i18n/use-shell-texts.ts';
import { matchdayOfRound, type RoundEntry } from '../ledger/round-entry.ts';
import type { DayResult, Season } from '../matchday/season.ts';
import { isBefore, type Month, monthAfter, type MonthDay, monthOf, weekdays, weeksOf } from './month.ts';
import css from './Season.module.css';

export interface MonthCalendarProps {
  rounds: readonly RoundEntry[];
  season: Season;
  today: number;
  showStreaks: boolean;
}

export function MonthCalendar({ rounds, season, today, showStreaks }: MonthCalendarProps) {
  const { t, language } = useShellTexts();
  const latest = monthOf(dateOfMatchday(today));
  const [month, setMonth] = useState(latest);
  const name = new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric' }).format(firstOf(month));
  return (
    <section className={`${cardClass} ${css.card}`}>
      <div className={css.month}>
        <h2 aria-live="polite">{name}</h2>
        <MonthButton
          label={t('season.earlier')}
          disabled={!isBefore(firstMonth(rounds, latest), month)}
          onClick={() => setMonth(monthAfter(month, -1))}
        />
        <MonthButton
          label={t('season.later')}
          disabled={!isBefore(month, latest)}
          forward
          onClick={() => setMonth(monthAfter(month, 1))}
        />
      </div>
      <MonthTable month={month} season={season} today={dateOfMatchday(today)} />
      {showStreaks && (
        <p className={css.remark}>
          {t('matchday.keepsRun')} {t('season.restDay')}
        </p>
      )}
    </section>
  );
}

function MonthTable({ month, season, today }: { month: Month; season: Season; today: string }) {
  const { t, language } = useShellTexts();
  return (
    <table className={css.calendar} aria-label={t('season.month')}>
      <thead>
        <tr>
          {weekdays(language).map(({ long, narrow }) => (
            <th key={long} scope="col" abbr={long}>
              {narrow}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month).map((week, index) => (
          <tr key={index}>
            {week.map((day, weekday) => (
              <td key={weekday} aria-current={day?.date === today ? 'date' : undefined}>
                {day && <Day {...day} isToday={day.date === today} result={resultOn(day.date, season)} />}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface MonthButtonProps {
  label: string;
  disabled: boolean;
  forward?: boolean;
  onClick(): void;
}

function MonthButton({ label, disabled, forward = false, onClick }: MonthButtonProps) {
  return (
    <button
      type="button"
      className={forward ? `${css.turn} ${css.forward}` : css.turn}
      aria-label={label}
      // A disabled button would lose the focus at the last month.
      aria-disabled={disabled}
      onClick={() => !disabled && onClick()}
    >
      <Icon name="back" size={20} />
    </button>
  );
}

function Day({ day, isToday, result }: MonthDay & { isToday: boolean; result: DayResult }) {
  return (
    <>
      {result ? <FormChip result={result} /> : <span className={isToday ? `${css.open} ${css.today}` : css.open} />}
      <span className={css.number}>{day}</span>
    </>
  );
}

function resultOn(date: string, season: Season): DayResult {
  const matchday = matchdayOf(date);
  return matchday === undefined ? undefined : season.resultOf(matchday);
}

function firstMonth(rounds: readonly RoundEntry[], latest: Month): Month {
  const matchdays = rounds.map(matchdayOfRound).filter((matchday) => matchday !== undefined);
  return matchdays.length > 0 ? monthOf(dateOfMatchday(Math.min(...matchdays))) : latest;
}

function firstOf({ year, month }: Month): Date {
  return new Date(year, month, 1);
}
