import { countOf } from './values.ts';

const FIRST_YEAR = 1850;
const LAST_YEAR = 2100;
/** Two digits up to this are of our century. */
const LAST_SHORT_YEAR = 50;

/** A day as ISO 8601, from "2019-07-01" (a time may follow) or from day, month and year as "020106". */
export function dayOf(value: unknown): string | null {
  const text = typeof value === 'number' ? String(value).padStart(6, '0') : value;
  if (typeof text !== 'string') return null;
  const long = /^\s*(\d{4})-(\d{2})-(\d{2})/.exec(text);
  if (long) return calendarDay(Number(long[1]), Number(long[2]), Number(long[3]));
  const short = /^\s*(\d{2})(\d{2})(\d{2})\s*$/.exec(text);
  if (!short) return null;
  const year = Number(short[3]);
  return calendarDay(year + (year <= LAST_SHORT_YEAR ? 2000 : 1900), Number(short[2]), Number(short[1]));
}

/** The year of a date, of a season such as 2020, "2020" or "2020/2021", or null. */
export function yearOf(value: unknown): number | null {
  const day = typeof value === 'string' && value.trim().length > 4 ? dayOf(value) : null;
  if (day) return Number(day.slice(0, 4));
  const season = typeof value === 'string' ? (/^\s*(\d{4})(?:\s*[/-]\s*\d{2,4})?\s*$/.exec(value)?.[1] ?? null) : value;
  const year = countOf(season);
  return year !== null && year >= FIRST_YEAR && year <= LAST_YEAR ? year : null;
}

function calendarDay(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isReal && year >= FIRST_YEAR && year <= LAST_YEAR ? date.toISOString().slice(0, 10) : null;
}
