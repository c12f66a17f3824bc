import { matchdayOf } from '@soccer-legends/contracts';
import { FormChip, VisuallyHidden } from '@soccer-legends/ui';
import { Link } from 'react-router-dom';
import { useShellTexts } from '../i18n/use-shell-texts.ts';
import { dayAddress } from '../matchday/fixtures.ts';
import type { Season } from '../matchday/season.ts';
import { type Month, type MonthDay, weekdays, weeksOf } from './month.ts';
import css from './MonthDays.module.css';

export interface MonthDaysProps {
  month: Month;
  season: Pick<Season, 'resultOf'>;
  /** The current matchday. Later days have no links. */
  today: number;
}

/** Returns the name of a month, such as "November 2026". */
export function monthName({ year, month }: Month, language: string): string {
  return new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric' }).format(new Date(year, month, 1));
}

/** The days of a month with the results of their matchdays, each a link to its matchday. */
export function MonthDays({ month, ...days }: MonthDaysProps) {
  const { language } = useShellTexts();
  return (
    <table className={css.calendar} aria-label={monthName(month, language)}>
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
              <td key={weekday}>{day && <Day {...day} {...days} />}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Day({ day, date, season, today }: MonthDay & Omit<MonthDaysProps, 'month'>) {
  const { t } = useShellTexts();
  const matchday = matchdayOf(date);
  if (matchday === undefined || matchday > today) return <span className={css.day}>{day}</span>;
  const result = season.resultOf(matchday);
  return (
    <Link className={css.day} to={dayAddress(matchday)} aria-current={matchday === today ? 'date' : undefined}>
      {result ? <FormChip result={result} /> : <span className={css.open} />}
      <time dateTime={date}>{day}</time>
      <VisuallyHidden>{t('matchday.title', { matchday })}</VisuallyHidden>
    </Link>
  );
}
