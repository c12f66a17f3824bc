import type { ApiTeamName } from '../answers.ts';
import { clubKey, isSameClub } from './clubs.ts';
import type { CareerRows } from './merge-career.ts';

/** Seasons at one club without a break. */
export interface ClubStay {
  team: ApiTeamName;
  /** Years in which the seasons begin, ascending. */
  seasons: readonly number[];
}

/** Every stay at every club, in the order they began: a club that is left and joined again has several. */
export function staysOf(rows: CareerRows): ClubStay[] {
  return seasonsByClub(rows)
    .flatMap(({ team, seasons }) =>
      runsOf(
        [...seasons].sort((a, b) => a - b),
        (gap) => wasLentDuring(gap, team, rows),
      ).map((run) => ({ team, seasons: run })),
    )
    .sort((a, b) => a.seasons[0]! - b.seasons[0]! || clubKey(a.team).localeCompare(clubKey(b.team)));
}

function seasonsByClub({
  teams,
  appearances,
  currentSeason,
}: CareerRows): { team: ApiTeamName; seasons: Set<number> }[] {
  const clubs = new Map<string, { team: ApiTeamName; seasons: Set<number> }>();
  const listed = teams.flatMap(({ team, seasons }) => seasons.map((season) => ({ team, season })));
  for (const { team, season } of [...listed, ...appearances]) {
    // The service lists seasons of the future, for squads that are only planned.
    if (season > currentSeason) continue;
    const club = clubs.get(clubKey(team)) ?? { team, seasons: new Set<number>() };
    clubs.set(clubKey(team), club);
    club.seasons.add(season);
  }
  return [...clubs.values()];
}

/** Splits seasons where some are missing, unless the gap is no break. */
function runsOf(seasons: readonly number[], isNoBreak: (gap: readonly number[]) => boolean): number[][] {
  const runs: number[][] = [];
  for (const season of seasons) {
    const run = runs.at(-1);
    const gap = run ? yearsBetween(run.at(-1)!, season) : [];
    if (run && (gap.length === 0 || isNoBreak(gap))) run.push(season);
    else runs.push([season]);
  }
  return runs;
}

/** Whether the club had lent the player to another one in all of these seasons. */
function wasLentDuring(gap: readonly number[], team: ApiTeamName, { transfers, teams }: CareerRows): boolean {
  const borrowers = transfers.filter(({ kind, from }) => kind === 'loan' && isSameClub(from, team)).map(({ to }) => to);
  return gap.every((season) =>
    teams.some(
      ({ team: other, seasons }) =>
        seasons.includes(season) && borrowers.some((borrower) => isSameClub(borrower, other)),
    ),
  );
}

function yearsBetween(before: number, after: number): number[] {
  return Array.from({ length: after - before - 1 }, (_, index) => before + 1 + index);
}
