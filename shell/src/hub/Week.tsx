import { FormChip } from '@soccer-legends/ui';
import { useShellTexts } from '../i18n/use-shell-texts.ts';
import { daysOfWeek } from '../matchday/calendar.ts';
import type { WeekDay } from '../matchday/season.ts';
import css from './Week.module.css';

export interface WeekProps {
  matchday: number;
  /** Undefined until the ledger is read: all days then appear as not played. */
  known: readonly WeekDay[] | undefined;
}

export function Week({ matchday, known }: WeekProps) {
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
