import { useFormat } from '../locales/use-format.ts';
import css from './Time.module.css';

/** Date and time in the browser's time zone, or the day in UTC; a dash for null. */
export function Time({ iso, dayOnly = false }: { iso: string | null; dayOnly?: boolean }) {
  const { day, time } = useFormat();
  return iso === null ? (
    '–'
  ) : (
    <time dateTime={iso} className={css.time}>
      {dayOnly ? day(iso) : time(iso)}
    </time>
  );
}
