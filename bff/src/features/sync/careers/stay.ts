import type { ApiTeamRef } from '../wire/api-types.ts';

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
