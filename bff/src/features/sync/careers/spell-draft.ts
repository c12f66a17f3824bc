import { DAY_MS } from '../../../platform/environment/clock.ts';
import type { ApiTeamRef } from '../../football-api/football-api.port.ts';

/** A spell at a club before its calendar years are known. */
export interface SpellDraft {
  /** `ClubKeys.of` */
  club: string;
  team: ApiTeamRef;
  loan: boolean;
  /** Date of the transfer to the club, in ISO 8601; null without one. */
  arrival: string | null;
  /** The club that the player came from; the owner if the spell is a loan. */
  origin: string | null;
  /** Date of the first transfer that mentions the spell; null for a spell without any. */
  mentioned: string | null;
  /** Date of the transfer from the club; null without one. */
  departure: string | null;
  /** Date of a transfer to a newer club of the same kind. It ends a spell without a departure. */
  replaced: string | null;
  /** First years of the listed seasons, ascending. */
  seasons: number[];
}

export function yearOf(date: string): number {
  return Number(date.slice(0, 4));
}

/** Returns the days from one date in ISO 8601 to another; negative if it is earlier. */
export function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / DAY_MS;
}

/** Returns the earliest season that may belong to a spell that begins on the date. */
export function firstSeasonFrom(date: string): number {
  return Number(date.slice(5, 7)) < 7 ? yearOf(date) - 1 : yearOf(date);
}

/** From this month on, a transfer belongs to the summer. */
const FIRST_MONTH_OF_SUMMER = 5;
const FIRST_MONTH_AFTER_SUMMER = 9;

/** Returns the seasons from the arrival to the departure or today; undefined without a dated arrival. */
export function datedSeasons({ arrival, departure, replaced }: SpellDraft, today: string): number[] | undefined {
  if (arrival === null) return undefined;
  const end = departure ?? replaced ?? today;
  const first = monthOf(arrival) < FIRST_MONTH_OF_SUMMER ? yearOf(arrival) - 1 : yearOf(arrival);
  const last = monthOf(end) < FIRST_MONTH_AFTER_SUMMER ? yearOf(end) - 1 : yearOf(end);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
}

function monthOf(date: string): number {
  return Number(date.slice(5, 7));
}
