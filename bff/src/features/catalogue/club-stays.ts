import { fold } from '@soccer-legends/contracts';
import type { CataloguePlayer, CatalogueSnapshot } from './snapshot.ts';

/** All spells of a player at one club, taken together. */
export interface ClubStay {
  /** The same text in all languages, such as `2001–2018, 2019–2021`. */
  years: string;
  /** League matches, estimated from the years if unknown. */
  matches: number;
  /** Whether the player had enough league matches for fans to remember him at the club. */
  isRemembered: boolean;
}

const REMEMBERED_MATCHES = 20;
const MATCHES_A_YEAR = 15;

/** Returns the stays by the club's current name, in career order. */
export function clubStays(
  { spells }: Pick<CataloguePlayer, 'spells'>,
  teams: CatalogueSnapshot['teams'],
): Map<string, ClubStay> {
  const spellsByClub = new Map<string, { name: string; spells: typeof spells }>();
  for (const spell of spells) {
    const name = (spell.teamId === null ? undefined : teams.get(spell.teamId)?.name) ?? spell.club;
    const known = spellsByClub.get(fold(name));
    spellsByClub.set(fold(name), { name: known?.name ?? name, spells: [...(known?.spells ?? []), spell] });
  }
  return new Map(Array.from(spellsByClub.values(), ({ name, spells: own }) => [name, stayOf(own)]));
}

function stayOf(spells: CataloguePlayer['spells']): ClubStay {
  const matches = spells.reduce((sum, spell) => sum + (spell.matches ?? estimatedMatches(spell)), 0);
  return {
    years: joined(spells)
      .map(({ startYear, endYear }) => yearsText(startYear, endYear))
      .join(', '),
    matches,
    isRemembered: matches >= REMEMBERED_MATCHES,
  };
}

/** Calendar years; `endYear` is null for a current spell. */
type Years = Pick<CataloguePlayer['spells'][number], 'startYear' | 'endYear'>;

/** Joins spells without a gap, such as a loan and the transfer after it. Spells are in career order. */
function joined(spells: readonly Years[]): Years[] {
  const stays: Years[] = [];
  for (const { startYear, endYear } of spells) {
    const last = stays.at(-1);
    if (last?.endYear === startYear) stays[stays.length - 1] = { startYear: last.startYear, endYear };
    else stays.push({ startYear, endYear });
  }
  return stays;
}

/** A current spell counts as long enough to be remembered. */
function estimatedMatches({ startYear, endYear }: CataloguePlayer['spells'][number]): number {
  return endYear === null ? REMEMBERED_MATCHES : (endYear - startYear) * MATCHES_A_YEAR;
}

/** Returns calendar years such as `2001–2018`, `2019` or, for a current spell, `2021–`. */
export function yearsText(start: number, end: number | null): string {
  return start === end ? String(start) : `${start}–${end ?? ''}`;
}
