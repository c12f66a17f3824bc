import { dateOfMatchday } from '@soccer-legends/contracts';
import { DAYS_IN_WEEK, localDate } from '../matchday/calendar.ts';

/** A calendar month; January is 0. */
export interface Month {
  year: number;
  month: number;
}

export interface MonthDay {
  day: number;
  /** As `YYYY-MM-DD`. */
  date: string;
}

/** @param date as `YYYY-MM-DD` */
export function monthOf(date: string): Month {
  return { year: Number(date.slice(0, 4)), month: Number(date.slice(5, 7)) - 1 };
}

export function monthOfMatchday(matchday: number): Month {
  return monthOf(dateOfMatchday(matchday));
}

/** @param count number of months after this one; negative for earlier ones */
export function monthAfter({ year, month }: Month, count: number): Month {
  const first = new Date(year, month + count, 1);
  return { year: first.getFullYear(), month: first.getMonth() };
}

export function isBefore(a: Month, b: Month): boolean {
  return a.year < b.year || (a.year === b.year && a.month < b.month);
}

/** Returns the weeks of a month, Monday first. Days outside of the month are undefined. */
export function weeksOf({ year, month }: Month): (MonthDay | undefined)[][] {
  // `getDay` returns 1 for Monday and 0 for Sunday.
  const before = (new Date(year, month, 1).getDay() + DAYS_IN_WEEK - 1) % DAYS_IN_WEEK;
  const days = new Date(year, month + 1, 0).getDate();
  const weeks = Math.ceil((before + days) / DAYS_IN_WEEK);
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: DAYS_IN_WEEK }, (_, weekday) => {
      const day = week * DAYS_IN_WEEK + weekday - before + 1;
      return day >= 1 && day <= days ? { day, date: localDate(new Date(year, month, day)) } : undefined;
    }),
  );
}

/** Returns the names of the days of a week, from Monday on. */
export function weekdays(language: string): { long: string; short: string; narrow: string }[] {
  const format = (weekday: 'long' | 'short' | 'narrow') => new Intl.DateTimeFormat(language, { weekday });
  const [long, short, narrow] = [format('long'), format('short'), format('narrow')];
  // June 1, 2026 was a Monday.
  const days = Array.from({ length: 7 }, (_, day) => new Date(2026, 5, 1 + day));
  return days.map((day) => ({ long: long.format(day), short: short.format(day), narrow: narrow.format(day) }));
}
