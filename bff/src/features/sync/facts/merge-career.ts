import type { ApiAppearances, ApiTeamSeasons, ApiTransfer } from '../wire/api-types.ts';
import type { SyncedSpell } from './football-facts.ts';
import { stayDates } from './stay-dates.ts';
import { findStays, isSameClub, type ClubStay } from './stays.ts';

/** The service's data about a player's clubs, without national and youth teams. */
export interface CareerRows {
  teams: readonly ApiTeamSeasons[];
  appearances: readonly ApiAppearances[];
  transfers: readonly ApiTransfer[];
  /** Seasons whose appearances are known; the account's plan may not include the others. */
  knownSeasons: ReadonlySet<number>;
  currentSeason: number;
}

/**
 * Returns a career as one spell for every stay at a club, in order of time. Seasons become calendar years, by the dates
 * of the transfers where there are any. League matches and goals are summed over the stay; they are null if any of its
 * seasons is unknown, because a partial sum would pass for the whole.
 */
export function mergeCareer(rows: CareerRows): SyncedSpell[] {
  const stays = findStays(rows);
  const spells = stays
    .map((stay): SyncedSpell => {
      const { id, name, logo } = stay.team;
      return { team: { apiId: id, name, logo }, ...stayDates(stay, stays, rows), ...stayFigures(stay, rows) };
    })
    .sort(byTime);
  return withoutOverlaps(spells);
}

/** A player is at one club at a time: a spell ends when the next one begins, except for loans. */
function withoutOverlaps(spells: readonly SyncedSpell[]): SyncedSpell[] {
  return spells.map((spell, index) => {
    const next = spells.slice(index + 1).find(({ loan }) => !loan);
    const overlaps = next !== undefined && !spell.loan && (spell.end ?? Infinity) > next.start;
    return overlaps ? { ...spell, end: next.start } : spell;
  });
}

function byTime(a: SyncedSpell, b: SyncedSpell): number {
  return a.start - b.start || Number(a.loan) - Number(b.loan) || (a.end ?? Infinity) - (b.end ?? Infinity);
}

/** Returns the league matches and goals of a stay; null if one of its seasons is unknown, or if no row has a figure. */
function stayFigures(
  { team, seasons }: ClubStay,
  { appearances, knownSeasons }: CareerRows,
): { matches: number | null; goals: number | null } {
  if (!seasons.every((season) => knownSeasons.has(season))) return { matches: null, goals: null };
  const rows = appearances.filter((row) => row.isLeague && isSameClub(row.team, team) && seasons.includes(row.season));
  return { matches: sum(rows.map(({ matches }) => matches)), goals: sum(rows.map(({ goals }) => goals)) };
}

/** Null counts as zero (a season without a match), unless every figure is null. */
function sum(figures: readonly (number | null)[]): number | null {
  return figures.reduce((total, figure) => (figure === null ? total : (total ?? 0) + figure), null);
}
