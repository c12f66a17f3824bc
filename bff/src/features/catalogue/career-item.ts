import type { CareerItem } from '@soccer-legends/contracts';
import type { Spell } from './model/facts.ts';

/** Returns a spell as the games show it. The crest is null for a club outside the catalogue. */
export function careerItem(
  { club, teamId, matches, goals, from, to }: Spell,
  teams: ReadonlyMap<number, { picture: string | null }>,
): CareerItem {
  const team = teamId === null ? undefined : teams.get(teamId);
  return { team: club, teamLogo: team?.picture ?? null, matches, goals, years: yearsOf(from, to) };
}

/** For example "2009 - 2018", "2023 -" for a current club, or "2014" for one year. */
function yearsOf(from: number, to: number | null): string {
  if (to === null) return `${from} -`;
  return from === to ? String(from) : `${from} - ${to}`;
}
