import { mergeIntoBundled, withoutSyncs, type DerivedSpell } from '../../careers/careers.port.ts';
import type { SpellFacts } from '../../catalogue/catalogue.port.ts';
import type { WrittenTeam } from './team-writer.ts';

/** A stay in the service. Coaches have no matches, goals and loans. */
export type ServiceSpell = Pick<DerivedSpell, 'team' | 'start' | 'end'> &
  Partial<Pick<DerivedSpell, 'matches' | 'goals' | 'loan'>>;

export interface KnownCareer {
  source: string;
  known: readonly SpellFacts[];
  /** Empty for a person outside the bundled data. */
  bundled: readonly SpellFacts[];
}

/** Returns the stored career after a sync. The teams are those of the synced stays, null for one without an entry. */
export function mergedCareer(
  { source, known, bundled }: KnownCareer,
  synced: readonly ServiceSpell[],
  teams: readonly (WrittenTeam | null)[],
): readonly SpellFacts[] {
  const stays = synced.map((spell, index) => toStay(spell, teams[index] ?? null));
  return source === 'bundled' ? mergeIntoBundled(withoutSyncs(known, bundled, stays), stays) : stays;
}

export function isSameCareer(a: readonly SpellFacts[], b: readonly SpellFacts[]): boolean {
  const text = ({ club, teamId, startYear, endYear, matches, goals, loan }: SpellFacts): string =>
    JSON.stringify([club, teamId, startYear, endYear, matches, goals, loan]);
  return a.map(text).join() === b.map(text).join();
}

function toStay({ team, start, end, matches, goals, loan }: ServiceSpell, written: WrittenTeam | null): SpellFacts {
  return {
    club: written?.name ?? team.name,
    teamId: written?.id ?? null,
    startYear: start,
    endYear: end,
    matches: matches ?? null,
    goals: goals ?? null,
    loan: loan ?? false,
  };
}
