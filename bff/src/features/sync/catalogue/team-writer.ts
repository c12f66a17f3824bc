import type { EntityManager } from '@mikro-orm/sql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/environment/clock.ts';
import { settleEdits, Team, type RevisionAuthor } from '../../catalogue/catalogue.port.ts';
import type { SyncedTeam } from '../careers/spell.ts';
import { Identities } from './identities.ts';

export interface WrittenTeam {
  id: number;
  /** Name in the catalogue, which a sync does not change. */
  name: string;
}

@Injectable()
export class TeamWriter {
  constructor(
    private readonly identities: Identities,
    private readonly clock: Clock,
  ) {}

  /**
   * Returns the catalogue's team: by the service's id, else by name, else a new row; null for a club without an id.
   * @param author of the revision of a new row
   */
  async write(
    em: EntityManager,
    { apiId, name, logo }: SyncedTeam,
    author: RevisionAuthor,
  ): Promise<WrittenTeam | null> {
    const linked = apiId === null ? null : await em.findOne(Team, { apiId });
    if (linked) return { id: linked.id, name: linked.name };
    const namesakeId = this.identities.teams.find(name);
    const namesake = namesakeId === undefined ? null : await em.findOne(Team, { id: namesakeId });
    if (apiId === null) return namesake && { id: namesake.id, name: namesake.name };
    const updatedAt = this.clock.now();
    if (namesake?.apiId === null) {
      Object.assign(namesake, { apiId, logo: namesake.logo ?? logo, updatedAt });
      await em.flush();
      return { id: namesake.id, name: namesake.name };
    }
    const id = await nextId(em, 'team');
    await em.insert(Team, { id, name, country: null, logo, source: 'api', apiId, editedAt: null, updatedAt });
    await settleEdits(em, { kind: 'club', id }, undefined, author);
    return { id, name };
  }
}

/** Returns the next id of the table's sequence, which starts above the ids of the bundled data set. */
export async function nextId(em: EntityManager, table: 'team' | 'player' | 'coach'): Promise<number> {
  // Raw SQL: the entities take their ids as given, so the entity manager cannot read the sequence.
  const [row] = await em.execute<{ id: number }[]>(`select nextval('${table}_id_seq')::integer as id`);
  return row!.id;
}
