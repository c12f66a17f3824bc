import type { CoachedTeam } from '@soccer-legends/game-sdk/data';
import type { Coach } from './coach.ts';

/**
 * Returns a club from the asked coach's picture where the chosen coach never worked, the one with the most years.
 * Undefined if there is none or the chosen career is unknown.
 */
export function missingClub(asked: Coach, chosen: Coach): string | undefined {
  if (chosen.career.length === 0) return undefined;
  const missing = (asked.coached ?? []).filter(
    ({ team, nation }) => nation === null && chosen.career.every((job) => job.team !== team),
  );
  return missing.toSorted((one, other) => yearsAt(other) - yearsAt(one))[0]?.team;
}

/** A current job counts as the longest. */
function yearsAt({ periods }: CoachedTeam): number {
  return periods.reduce((sum, { start, end }) => sum + (end ?? Infinity) - start, 0);
}
