import { matchdayOf, type OpenMatchdays } from '@soccer-legends/contracts';

export const DAYS_IN_WEEK = 7;
/** Weekdays are counted from Monday, which is 0. */
const SATURDAY = 5;

/** Returns the local date of a moment, as `YYYY-MM-DD`. */
export function localDate(moment: Date): string {
  const month = String(moment.getMonth() + 1).padStart(2, '0');
  const day = String(moment.getDate()).padStart(2, '0');
  return `${moment.getFullYear()}-${month}-${day}`;
}

/** Returns the matchday of the device's local date; 0 before the first one. */
export function localMatchday(moment: Date): number {
  return matchdayOf(localDate(moment)) ?? 0;
}

/** Returns the number of a matchday's week. Weeks begin on Monday, and matchday 1 was a Tuesday. */
export function weekOf(matchday: number): number {
  return Math.floor(matchday / DAYS_IN_WEEK);
}

/** Returns the matchdays of a matchday's week, Monday first. The first week begins with 0, which is no matchday. */
export function daysOfWeek(matchday: number): number[] {
  const monday = weekOf(matchday) * DAYS_IN_WEEK;
  return Array.from({ length: DAYS_IN_WEEK }, (_, day) => monday + day);
}

export function isWeekend(matchday: number): boolean {
  return matchday % DAYS_IN_WEEK >= SATURDAY;
}

/** How a matchday of the device relates to the matchdays that are open in any time zone. */
type Standing =
  | { kind: 'today'; matchday: number }
  /** The device's clock is ahead: its date has not begun in any time zone. */
  | { kind: 'ahead'; matchday: number; latest: number }
  /** The device's clock is behind: its date is over in every time zone. */
  | { kind: 'behind'; matchday: number; earliest: number };

export function standingOf(matchday: number, { earliest, latest }: OpenMatchdays): Standing {
  if (matchday > latest) return { kind: 'ahead', matchday, latest };
  if (matchday < earliest) return { kind: 'behind', matchday, earliest };
  return { kind: 'today', matchday };
}

/** Setting the device's clock back does not reopen a day. */
export function isLate(matchday: number, standing: Standing): boolean {
  const today = standing.kind === 'behind' ? standing.earliest : standing.matchday;
  return matchday < today;
}
