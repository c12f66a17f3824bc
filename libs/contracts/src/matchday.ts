import { DAY_MS, HOUR_MS } from './durations.ts';

/** Matchday 1 is the day after this one. */
const DAY_ZERO = Date.UTC(2026, 5, 29);
/** The first time zone that reaches a day is UTC+14, the last one UTC−12. */
const FIRST_ZONE_MS = 14 * HOUR_MS;
const LAST_ZONE_MS = -12 * HOUR_MS;
/** Six digits last until the year 4764. */
const TOKEN = /^d([1-9]\d{0,5})$/;
const DATE = /^(\d{4})-(\d{2})-(\d{2})$/;

/**
 * Returns the number of the matchday of a calendar date, such as 147 for `2026-11-23`. Uses dates only, never hours, so
 * that daylight saving time cannot shift it. Undefined for a text that is not a date, and before the first matchday.
 * @param date as `YYYY-MM-DD`
 */
export function matchdayOf(date: string): number | undefined {
  const [, year, month, day] = DATE.exec(date) ?? [];
  const time = Date.UTC(Number(year), Number(month) - 1, Number(day));
  // Date.UTC accepts the 31st of February.
  if (Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== date) return undefined;
  const matchday = (time - DAY_ZERO) / DAY_MS;
  return matchday >= 1 ? matchday : undefined;
}

/** Returns the calendar date of a matchday as `YYYY-MM-DD`. */
export function dateOfMatchday(matchday: number): string {
  return new Date(DAY_ZERO + matchday * DAY_MS).toISOString().slice(0, 10);
}

/** Returns the moment at which the first time zone of the world, UTC+14, reaches a matchday; in epoch milliseconds. */
export function startOfMatchday(matchday: number): number {
  return DAY_ZERO + matchday * DAY_MS - FIRST_ZONE_MS;
}

/** Returns the token that names the deals of a matchday, such as `d147`. */
export function tokenOfMatchday(matchday: number): string {
  return `d${matchday}`;
}

/** Returns the matchday that a token names; undefined for any other text. */
export function matchdayOfToken(token: string): number | undefined {
  const [, digits] = TOKEN.exec(token) ?? [];
  return digits === undefined ? undefined : Number(digits);
}

/** The matchdays that are today's in any time zone. */
export interface OpenMatchdays {
  /** Today's in UTC−12. */
  earliest: number;
  /** Today's in UTC+14. */
  latest: number;
}

/** @param now in epoch milliseconds */
export function openMatchdays(now: number): OpenMatchdays {
  const dayAt = (zone: number): number => Math.floor((now + zone - DAY_ZERO) / DAY_MS);
  return { earliest: dayAt(LAST_ZONE_MS), latest: dayAt(FIRST_ZONE_MS) };
}

/** `GET /api/matchdays/{matchday}`: the fixtures of a day, the same for all visitors. */
export interface Matchday {
  matchday: number;
  /** As `YYYY-MM-DD`. */
  date: string;
  open: OpenMatchdays;
  fixtures: readonly Fixture[];
}

export interface Fixture {
  key: string;
  /** Whether the game is not on the site at present. */
  isCalledOff: boolean;
}
