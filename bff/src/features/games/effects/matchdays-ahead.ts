import { openMatchdays } from '@soccer-legends/contracts';

const DAYS_AHEAD = 7;

/** Returns the matchdays that are open somewhere, and those of the following week. */
export function matchdaysAhead(now: Date): number[] {
  const { earliest, latest } = openMatchdays(now.getTime());
  return Array.from({ length: latest - earliest + 1 + DAYS_AHEAD }, (_, day) => earliest + day);
}
