import { useFormat } from './use-format.ts';
import css from './Time.module.css';

/** Date and time in the browser's time zone; a dash for null. */
export function Time({ iso }: { iso: string | null }) {
  const { time } = useFormat();
  return iso === null ? (
    '–'
  ) : (
    <time dateTime={iso} className={css.time}>
      {time(iso)}
    </time>
  );
}
