import type { Spell } from '../model/facts.ts';
import type { CataloguePlayer, CatalogueSnapshot } from './snapshot.ts';

/** All spells of a player at one club, taken together. */
export interface ClubStay {
  /** The club's current name. */
  club: string;
  /** Null for a club that no list contains. */
  teamId: number | null;
  /** The same text in all languages, such as `2001–2018, 2019–2021`. */
  years: string;
  /** ISO date or month of the source that lists the current spell; absent if none does. */
  asOf?: string;
  /** League matches, estimated from the years if unknown. */
  matches: number;
  /** Whether the player had enough league matches for fans to remember him at the club. */
  isRemembered: boolean;
}

const REMEMBERED_MATCHES = 20;
const MATCHES_A_YEAR = 15;

/** Returns the stays in career order. Only its id identifies a club: two clubs may have the same name. */
export function clubStays({ spells }: Pick<CataloguePlayer, 'spells'>, teams: CatalogueSnapshot['teams']): ClubStay[] {
  const byClub = new Map<number | string, Spell[]>();
  for (const spell of spells) {
    const key = spell.teamId ?? spell.club;
    byClub.set(key, [...(byClub.get(key) ?? []), spell]);
  }
  return Array.from(byClub.values(), (own) => {
    const { club, teamId } = own[0]!;
    return { club: (teamId === null ? undefined : teams.get(teamId)?.name) ?? club, teamId, ...stayOf(own) };
  });
}

function stayOf(spells: readonly Spell[]): Omit<ClubStay, 'club' | 'teamId'> {
  const { asOf } = spells.at(-1)!;
  const matches = spells.reduce((sum, spell) => sum + (spell.matches ?? estimatedMatches(spell)), 0);
  return {
    years: joined(spells)
      .map(({ from, to }) => yearsText(from, to))
      .join(', '),
    ...(asOf !== undefined && { asOf }),
    matches,
    isRemembered: matches >= REMEMBERED_MATCHES,
  };
}

type Years = Pick<Spell, 'from' | 'to'>;

/** Joins spells without a gap, such as a loan and the transfer after it. Spells are in career order. */
function joined(spells: readonly Years[]): Years[] {
  const stays: Years[] = [];
  for (const { from, to } of spells) {
    const last = stays.at(-1);
    if (last?.to === from) stays[stays.length - 1] = { from: last.from, to };
    else stays.push({ from, to });
  }
  return stays;
}

/** A current spell counts as long enough to be remembered. */
function estimatedMatches({ from, to }: Years): number {
  return to === null ? REMEMBERED_MATCHES : (to - from) * MATCHES_A_YEAR;
}

/** Returns calendar years such as `2001–2018`, `2019` or, for a current spell, `2021–`. */
export function yearsText(from: number, to: number | null): string {
  return from === to ? String(from) : `${from}–${to ?? ''}`;
}
