import { isSameClub } from './clubs.ts';
import type { CareerRows } from './merge-career.ts';
import type { ClubStay } from './stays.ts';

/** League matches and goals of a stay; null where a season of it is unknown, or where no row has a figure. */
export function figuresOf(
  { team, seasons }: ClubStay,
  { appearances, knownSeasons }: CareerRows,
): { matches: number | null; goals: number | null } {
  if (!seasons.every((season) => knownSeasons.has(season))) return { matches: null, goals: null };
  const rows = appearances.filter((row) => row.isLeague && isSameClub(row.team, team) && seasons.includes(row.season));
  return { matches: sumOf(rows.map(({ matches }) => matches)), goals: sumOf(rows.map(({ goals }) => goals)) };
}

/** A season without a figure was one on the bench, as long as others have one. */
function sumOf(figures: readonly (number | null)[]): number | null {
  return figures.reduce((sum, figure) => (figure === null ? sum : (sum ?? 0) + figure), null);
}
