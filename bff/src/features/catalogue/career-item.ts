import type { CareerItem } from '@soccer-legends/contracts';
import type { PlayerSpell } from './catalogue.entities.ts';

/** Returns a spell as the games show it. The crest is null for a club outside the catalogue. */
export function careerItem(
  { club, teamId, matches, goals, startYear, endYear }: PlayerSpell,
  teams: ReadonlyMap<number, { picture: string | null }>,
): CareerItem {
  const team = teamId === null ? undefined : teams.get(teamId);
  return { team: club, teamLogo: team?.picture ?? null, matches, goals, years: yearsOf(startYear, endYear) };
}

/** For example "2009 - 2018", "2023 -" for a current club, or "2014" for one year. */
function yearsOf(start: number, end: number | null): string {
  if (end === null) return `${start} -`;
  return start === end ? String(start) : `${start} - ${end}`;
}
