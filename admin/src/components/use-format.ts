import { usePlatform } from '@soccer-legends/game-sdk/react';
import { useMemo } from 'react';

export interface Format {
  number(value: number): string;
  /** Date and time in the browser's time zone; a dash for null. */
  time(iso: string | null | undefined): string;
  bytes(value: number): string;
  /** For example "2 min 5 s". */
  seconds(value: number): string;
}

/** Returns formatters for numbers and times in the page's language. */
export function useFormat(): Format {
  const { language } = usePlatform();
  return useMemo(() => {
    const numbers = new Intl.NumberFormat(language);
    const times = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
    const kilobytes = new Intl.NumberFormat(language, { style: 'unit', unit: 'kilobyte', maximumFractionDigits: 1 });
    return {
      number: (value) => numbers.format(value),
      time: (iso) => (iso == null ? '–' : times.format(new Date(iso))),
      bytes: (value) => kilobytes.format(value / 1024),
      seconds: (value) =>
        value < 60 ? `${Math.ceil(value)} s` : `${Math.floor(value / 60)} min ${Math.round(value % 60)} s`,
    };
  }, [language]);
}
