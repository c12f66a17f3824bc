import { Button, cardClass } from '@soccer-legends/ui';
import { useState } from 'react';
import { useShellTexts } from '../i18n/use-shell-texts.ts';
import { useRounds } from '../ledger/site-ledger.ts';
import { localMatchday } from '../matchday/calendar.ts';
import { seasonOf } from '../matchday/season.ts';
import { isBefore, monthAfter, monthOfMatchday } from '../season/month.ts';
import { MonthDays, monthName } from '../season/MonthDays.tsx';
import css from './Archive.module.css';

/** Two months fill a wide window, where they are side by side. */
const SHOWN_FIRST = 2;

export function Months() {
  const { t, language } = useShellTexts();
  const rounds = useRounds() ?? [];
  const today = localMatchday(new Date());
  const season = seasonOf(rounds, today);
  const [count, setCount] = useState(SHOWN_FIRST);
  const [earliest, latest] = [monthOfMatchday(1), monthOfMatchday(today)];
  const months = Array.from({ length: count }, (_, back) => monthAfter(latest, -back)).filter(
    (month) => !isBefore(month, earliest),
  );
  return (
    <>
      <div className={css.months}>
        {months.map((month) => (
          <section key={`${month.year}-${month.month}`} className={`${cardClass} ${css.month}`}>
            <h2>{monthName(month, language)}</h2>
            <MonthDays month={month} season={season} today={today} />
          </section>
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
