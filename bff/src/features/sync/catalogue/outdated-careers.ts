import type { EntityManager } from '@mikro-orm/sql';
import type { BundledCareers } from '../../careers/careers.port.ts';
import { heldPlayers, readPeople, type Player } from '../../catalogue/catalogue.port.ts';
import { isSameCareer, mergedCareer, type ServiceSpell } from './merged-career.ts';
import type { TeamWriter, WrittenTeam } from './team-writer.ts';

export interface DerivedCareer {
  row: Player;
  spells: readonly ServiceSpell[];
}

/** Returns the careers to write: those that differ from the stored ones, and those with a change under review. */
export async function outdatedCareers(
  em: EntityManager,
  derived: readonly DerivedCareer[],
  { teams, bundled }: { teams: TeamWriter; bundled: BundledCareers },
): Promise<DerivedCareer[]> {
  const ids = derived.map(({ row }) => row.id);
  const held = await heldPlayers(em, ids);
  const people = new Map((await readPeople(em, 'player', { ids })).map((person) => [person.id, person]));
  const clubs = derived.flatMap(({ spells }) => spells.map(({ team }) => team));
  const teamOf = await teams.find(em, clubs);
  return derived.filter(({ row: { id, source }, spells }) => {
    const written = spells.map(({ team }) => teamOf(team));
    if (held.has(id) || written.includes(undefined)) return true;
    const known = people.get(id)!.sources.career;
    const stored = { source, known, bundled: bundled.players.get(id) ?? [] };
    return !isSameCareer(mergedCareer(stored, spells, written as (WrittenTeam | null)[]), known);
  });
}
