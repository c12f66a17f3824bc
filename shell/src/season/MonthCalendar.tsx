import { cardClass, Icon } from '@soccer-legends/ui';
import { useState } from 'react';
import { useShellTexts } from '../i18n/use-shell-texts.ts';
import { matchdayOfRound, type RoundEntry } from '../ledger/round-entry.ts';
import type { Season } from '../matchday/season.ts';
import { isBefore, type Month, monthAfter, monthOfMatchday } from './month.ts';
import { MonthDays, monthName } from './MonthDays.tsx';
import css from './Season.module.css';

export interface MonthCalendarProps {
  rounds: readonly RoundEntry[];
  season: Season;
  today: number;
  showStreaks: boolean;
}

export function MonthCalendar({ rounds, season, today, showStreaks }: MonthCalendarProps) {
  const { t, language } = useShellTexts();
  const latest = monthOfMatchday(today);
  const [month, setMonth] = useState(latest);
  return (
    <section className={`${cardClass} ${css.card}`}>
      <div className={css.month}>
        <h2 aria-live="polite">{monthName(month, language)}</h2>
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
      <MonthDays month={month} season={season} today={today} />
      {showStreaks && (
        <p className={css.remark}>
          {t('matchday.keepsRun')} {t('season.restDay')}
        </p>
      )}
    </section>
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

function firstMonth(rounds: readonly RoundEntry[], latest: Month): Month {
  const matchdays = rounds.map(matchdayOfRound).filter((matchday) => matchday !== undefined);
  return matchdays.length > 0 ? monthOfMatchday(Math.min(...matchdays)) : latest;
}
