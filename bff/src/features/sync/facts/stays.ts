import { fold } from '@soccer-legends/contracts';
import type { ApiTeamRef } from '../wire/api-types.ts';
import type { CareerRows } from './merge-career.ts';

/** Consecutive seasons at one club. */
export interface ClubStay {
  team: ApiTeamRef;
  /** Years in which the seasons begin, ascending; at least one. */
  seasons: readonly number[];
}

/** Returns every stay at every club, by their beginning. A player who returns to a club has several stays there. */
export function findStays(rows: CareerRows): ClubStay[] {
  return seasonsByClub(rows)
    .flatMap(({ team, seasons }) =>
      splitAtGaps(
        [...seasons].sort((a, b) => a - b),
        (gap) => wasOnLoanDuring(gap, team, rows),
      ).map((consecutive) => ({ team, seasons: consecutive })),
    )
    .sort((a, b) => a.seasons[0]! - b.seasons[0]! || clubKey(a.team).localeCompare(clubKey(b.team)));
}

/** Identifies a club within the rows of one player: by id, else by name, whose spelling differs between endpoints. */
function clubKey({ id, name }: ApiTeamRef): string {
  return id === null ? `name ${fold(name)}` : `id ${id}`;
}

export function isSameClub(a: ApiTeamRef | null, b: ApiTeamRef): boolean {
  return a !== null && clubKey(a) === clubKey(b);
}

function seasonsByClub({
  teams,
  appearances,
  currentSeason,
}: CareerRows): { team: ApiTeamRef; seasons: Set<number> }[] {
  const clubs = new Map<string, { team: ApiTeamRef; seasons: Set<number> }>();
  const listed = teams.flatMap(({ team, seasons }) => seasons.map((season) => ({ team, season })));
  for (const { team, season } of [...listed, ...appearances]) {
    // The service also lists future seasons, for planned squads.
    if (season > currentSeason) continue;
    const club = clubs.get(clubKey(team)) ?? { team, seasons: new Set<number>() };
    clubs.set(clubKey(team), club);
    club.seasons.add(season);
  }
  return [...clubs.values()];
}

/** Splits seasons into consecutive ones; a gap that `isBridged` does not split them. */
function splitAtGaps(seasons: readonly number[], isBridged: (gap: readonly number[]) => boolean): number[][] {
  const parts: number[][] = [];
  for (const season of seasons) {
    const part = parts.at(-1);
    const gap = part ? yearsBetween(part.at(-1)!, season) : [];
    if (part && (gap.length === 0 || isBridged(gap))) part.push(season);
    else parts.push([season]);
  }
  return parts;
}

/** Whether the player was on loan from this club in every one of the seasons. */
function wasOnLoanDuring(gap: readonly number[], team: ApiTeamRef, { transfers, teams }: CareerRows): boolean {
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
