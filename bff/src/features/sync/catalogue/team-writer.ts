import type { EntityManager } from '@mikro-orm/sql';
import { Injectable } from '@nestjs/common';
import { Team } from '../../catalogue/catalogue.port.ts';
import { Clock } from '../../../platform/environment/clock.ts';
import { Identities } from './identities.ts';
import { nextId } from './next-id.ts';
import type { SyncedTeam } from './synced-facts.ts';

export interface WrittenTeam {
  id: number;
  /** The catalogue's name for it, which stays. */
  name: string;
}

@Injectable()
export class TeamWriter {
  constructor(
    private readonly identities: Identities,
    private readonly clock: Clock,
  ) {}

  /** The catalogue's team for the service's one: known by its id, else by its name, else a new one. */
  async write(em: EntityManager, { apiId, name, logo }: SyncedTeam): Promise<WrittenTeam | null> {
    const known = apiId === null ? null : await em.findOne(Team, { apiId });
    if (known) return { id: known.id, name: known.name };
    const named = this.identities.teams.find(name);
    const twin = named === undefined ? null : await em.findOne(Team, { id: named });
    if (apiId === null) return twin && { id: twin.id, name: twin.name };
    const updatedAt = this.clock.now();
    if (twin?.apiId === null) {
      Object.assign(twin, { apiId, logo: twin.logo ?? logo, updatedAt });
      await em.flush();
      return { id: twin.id, name: twin.name };
    }
    const id = await nextId(em, 'team');
    await em.insert(Team, { id, name, country: null, logo, source: 'api', apiId, editedAt: null, updatedAt });
    return { id, name };
  }
}
