import { usePlatform } from '@soccer-legends/game-sdk/react';
import { useMemo } from 'react';

export interface Format {
  number(value: number): string;
  /** Date and time in the browser's time zone; a dash for null. */
  time(iso: string | null | undefined): string;
  /** A calendar day such as `2026-07-22`, or a month such as `2026-09`. */
  day(iso: string): string;
  /** For example "A, B, and C". */
  list(items: readonly string[]): string;
  /** Time of day, such as "14:00". */
  hour(iso: string): string;
  /** Kilobytes of 1,024 bytes. */
  bytes(value: number): string;
  /** Takes bytes. Returns megabytes, or gigabytes from 1,000 MB. */
  megabytes(value: number): string;
  /** For example "2 min 5 s" or "3 d 4 h". */
  seconds(value: number): string;
}

/** Returns functions that format values in the page's language. They stay the same between renders. */
export function useFormat(): Format {
  const { language } = usePlatform();
  return useMemo(() => {
    const numbers = new Intl.NumberFormat(language);
    const times = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
    const days = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' });
    const months = new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' });
    const lists = new Intl.ListFormat(language);
    const kilobytes = new Intl.NumberFormat(language, { style: 'unit', unit: 'kilobyte', maximumFractionDigits: 1 });
    const hours = new Intl.DateTimeFormat(language, { hour: 'numeric', minute: '2-digit' });
    const sizeIn = (unit: string, digits: number) =>
      new Intl.NumberFormat(language, { style: 'unit', unit, maximumFractionDigits: digits });
    const [megabytes, gigabytes] = [sizeIn('megabyte', 1), sizeIn('gigabyte', 1)];
    return {
      number: (value) => numbers.format(value),
      time: (iso) => (iso == null ? '–' : times.format(new Date(iso))),
      day: (iso) => (iso.length === '2026-09'.length ? months : days).format(new Date(iso)),
      list: (items) => lists.format(items),
      hour: (iso) => hours.format(new Date(iso)),
      megabytes: (value) => (value < 1e9 ? megabytes.format(value / 1e6) : gigabytes.format(value / 1e9)),
      bytes: (value) => kilobytes.format(value / 1024),
      seconds: durationText,
    };
  }, [language]);
}

/** Formats a duration by its two largest units, such as "45 s", "2 min 5 s", "1 h 30 min" or "3 d 4 h". */
export function durationText(seconds: number): string {
  if (Math.ceil(seconds) < 60) return `${Math.ceil(seconds)} s`;
  const whole = Math.round(seconds);
  if (whole < 3600) return `${Math.floor(whole / 60)} min ${whole % 60} s`;
  const minutes = Math.round(whole / 60);
  const hours = Math.floor(minutes / 60);
  return hours < 24 ? `${hours} h ${minutes % 60} min` : `${Math.floor(hours / 24)} d ${hours % 24} h`;
}
