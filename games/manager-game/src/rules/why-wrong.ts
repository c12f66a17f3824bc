import type { CoachedTeam } from '@soccer-legends/game-sdk/data';
import type { Coach } from './coach.ts';

/** Returns the asked coach's club with the most years where the chosen one never worked; undefined if unknown. */
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
