import type { Stay } from './sandbox-football.ts';

/** July, as a month of `Date`. */
const FIRST_MONTH = 6;

/** Returns the year in which the current season began. Seasons begin in July. */
export function currentSeason(now: Date): number {
  return now.getUTCMonth() >= FIRST_MONTH ? now.getUTCFullYear() : now.getUTCFullYear() - 1;
}

/**
 * Returns the seasons of a stay by the years in which they begin, oldest first. A stay within one calendar year has the
 * season of that year.
 */
export function seasonsOf({ start, end }: Pick<Stay, 'start' | 'end'>, now: Date): number[] {
  const last = Math.max(start, end === null ? currentSeason(now) : end - 1);
  return Array.from({ length: last - start + 1 }, (_, index) => start + index);
}

/** Returns a season's share of a total for the whole stay; null if the total is. The shares add up to the total. */
export function seasonShare(total: number | null, seasons: readonly number[], season: number): number | null {
  if (total === null) return null;
  const index = seasons.indexOf(season);
  const each = Math.floor(total / seasons.length);
  return index < total % seasons.length ? each + 1 : each;
}
