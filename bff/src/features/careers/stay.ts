import type { ApiTeamRef } from '../football-api/football-api.port.ts';

/** A stay at one club while it is derived. */
export interface Stay {
  /** `ClubKeys.of` */
  club: string;
  team: ApiTeamRef;
  loan: boolean;
  /** Date of the transfer to the club, in ISO 8601; null without one. */
  arrival: string | null;
  /** The club of the transfer to this one: of a loan, the owner. */
  origin: string | null;
  /** Date of the first transfer that mentions the stay; null for a stay without any. */
  mentioned: string | null;
  /** Date of the transfer from the club; null without one. */
  departure: string | null;
  /** Date of a transfer to a newer club of the same kind; it ends a stay without a departure. */
  replaced: string | null;
  /** Years in which the seasons begin that the service lists, ascending. */
  seasons: number[];
}

/** @param date as `YYYY-MM-DD` */
export function yearOf(date: string): number {
  return Number(date.slice(0, 4));
}

/** Returns the earliest season that may belong to a stay that begins on the date. */
export function firstSeasonFrom(date: string): number {
  return Number(date.slice(5, 7)) < 7 ? yearOf(date) - 1 : yearOf(date);
}

/** Transfers of the summer are dated from this month on. */
const FIRST_MONTH_OF_SUMMER = 5;
const FIRST_MONTH_AFTER_SUMMER = 9;

/**
 * Returns the seasons from the arrival to the departure or today; undefined if the arrival has no date, because the stay
 * may have begun in any season.
 */
export function datedSeasons({ arrival, departure, replaced }: Stay, today: string): number[] | undefined {
  if (arrival === null) return undefined;
  const end = departure ?? replaced ?? today;
  const first = monthOf(arrival) < FIRST_MONTH_OF_SUMMER ? yearOf(arrival) - 1 : yearOf(arrival);
  const last = monthOf(end) < FIRST_MONTH_AFTER_SUMMER ? yearOf(end) - 1 : yearOf(end);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
}

function monthOf(date: string): number {
  return Number(date.slice(5, 7));
}
