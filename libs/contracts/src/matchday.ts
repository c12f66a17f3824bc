import { DAY_MS, HOUR_MS } from './durations.ts';

/** The day before matchday 1. */
const DAY_ZERO = Date.UTC(2026, 5, 29);
/** A day begins first in UTC+14 and last in UTC−12. */
const FIRST_ZONE_MS = 14 * HOUR_MS;
const LAST_ZONE_MS = -12 * HOUR_MS;
/** Six digits are enough until the year 4764. */
const TOKEN = /^d([1-9]\d{0,5})$/;
const DATE = /^(\d{4})-(\d{2})-(\d{2})$/;

/**
 * Returns the matchday of a calendar date, such as 147 for `2026-11-23`. Undefined for invalid dates and those before
 * the first matchday. Uses only dates, so daylight saving time cannot shift it.
 * @param date as `YYYY-MM-DD`
 */
export function matchdayOf(date: string): number | undefined {
  const [, year, month, day] = DATE.exec(date) ?? [];
  const time = Date.UTC(Number(year), Number(month) - 1, Number(day));
  // `Date.UTC` accepts February 31.
  if (Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== date) return undefined;
  const matchday = (time - DAY_ZERO) / DAY_MS;
  return matchday >= 1 ? matchday : undefined;
}

/** Returns the calendar date of a matchday as `YYYY-MM-DD`. */
export function dateOfMatchday(matchday: number): string {
  return new Date(DAY_ZERO + matchday * DAY_MS).toISOString().slice(0, 10);
}

/** Returns when a matchday begins in UTC+14, the first time zone, in milliseconds since 1970. */
export function startOfMatchday(matchday: number): number {
  return DAY_ZERO + matchday * DAY_MS - FIRST_ZONE_MS;
}

/** Returns the token of a matchday's deals, such as `d147`. */
export function tokenOfMatchday(matchday: number): string {
  return `d${matchday}`;
}

/** Returns the matchday of a token; undefined for any other text. */
export function matchdayOfToken(token: string): number | undefined {
  const [, digits] = TOKEN.exec(token) ?? [];
  return digits === undefined ? undefined : Number(digits);
}

/** The matchdays that are current in any time zone. */
export interface OpenMatchdays {
  earliest: number;
  latest: number;
}

/**
 * Returns the matchdays that are current in any time zone.
 * @param now in milliseconds since 1970
 */
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
  /** From which `dealSeed` derives the seeds of the day's draws. Secret until the day begins. */
  seed: string;
  fixtures: readonly Fixture[];
}

/** A game on a matchday's card. */
export interface Fixture {
  key: string;
  /** Whether the game is currently not on the site. */
  isCalledOff: boolean;
}

/**
 * Returns the seed of a draw: a whole number from 0 to 2³² − 1, the same on every platform. FNV-1a (Fowler, Noll, Vo)
 * over the UTF-16 units, mixed by the finalizer of MurmurHash3 (Appleby), because texts may differ only in one digit.
 * @param seed of a matchday or a challenge, from the server
 * @param purpose what is drawn: a game's key, or one of the server's draws
 */
export function dealSeed(seed: string, purpose: string): number {
  const text = `${seed}/${purpose}`;
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
