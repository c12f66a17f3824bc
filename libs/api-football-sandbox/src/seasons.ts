import type { Stay } from './world.ts';

const FIRST_MONTH = 6;

/** The season that is being played, by the year in which it begins. */
export function currentSeason(now: Date): number {
  return now.getUTCMonth() >= FIRST_MONTH ? now.getUTCFullYear() : now.getUTCFullYear() - 1;
}

/** Seasons of a stay; one that began and ended in the same year has that year's. */
export function seasonsOf({ start, end }: Pick<Stay, 'start' | 'end'>, now: Date): number[] {
  const last = Math.max(start, end === null ? currentSeason(now) : end - 1);
  return Array.from({ length: last - start + 1 }, (_, index) => start + index);
}

/** A season's part of a figure that is known for the whole stay; the parts add up to it. */
export function partOf(total: number | null, seasons: readonly number[], season: number): number | null {
  if (total === null) return null;
  const place = seasons.indexOf(season);
  const each = Math.floor(total / seasons.length);
  return place < total % seasons.length ? each + 1 : each;
}
