import type { EntityManager } from '@mikro-orm/sql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/environment/clock.ts';
import type { ApiTeamRef } from '../../football-api/football-api.port.ts';
import { nextId, settleEdits, Team, type RevisionAuthor } from '../../catalogue/catalogue.port.ts';
import { Identities } from './identities.ts';

export interface WrittenTeam {
  id: number;
  /** Name in the catalogue. A sync does not change it. */
  name: string;
}

interface KnownTeam extends WrittenTeam {
  apiId?: number | null | undefined;
  logo?: string | null | undefined;
}

@Injectable()
export class TeamWriter {
  constructor(
    private readonly identities: Identities,
    private readonly clock: Clock,
  ) {}

  /**
   * Returns the catalogue's team for each given one: by the service's id, otherwise by name, otherwise a new row; null for a
   * club without an id.
   *
   * @param author of the revisions of new rows
   */
  async write(
    em: EntityManager,
    synced: readonly ApiTeamRef[],
    author: RevisionAuthor,
  ): Promise<(WrittenTeam | null)[]> {
    const known = await this.findKnown(em, synced);
    const written: (WrittenTeam | null)[] = [];
    for (const team of synced) written.push(this.match(team, known) ?? (await this.add(em, team, known, author)));
    await em.flush();
    return written;
  }

  private findKnown(em: EntityManager, synced: readonly ApiTeamRef[]): Promise<KnownTeam[]> {
    const apiIds = synced.flatMap(({ id }) => id ?? []);
    const ids = synced.flatMap(({ name }) => this.identities.teams.find(name) ?? []);
    return em.find(Team, { $or: [{ apiId: { $in: apiIds } }, { id: { $in: ids } }] });
  }

  /** Links the team to the service if it was not linked yet. */
  private match({ id: apiId, name, logo }: ApiTeamRef, known: readonly KnownTeam[]): KnownTeam | undefined {
    const linked = apiId === null ? undefined : known.find((team) => team.apiId === apiId);
    if (linked) return linked;
    const namesakeId = this.identities.teams.find(name);
    const namesake = known.find(({ id }) => id === namesakeId);
    if (apiId === null) return namesake;
    if (namesake?.apiId !== null) return undefined;
    return Object.assign(namesake, { apiId, logo: namesake.logo ?? logo, updatedAt: this.clock.now() });
  }

  private async add(
    em: EntityManager,
    { id: apiId, name, logo }: ApiTeamRef,
    known: KnownTeam[],
    author: RevisionAuthor,
  ): Promise<WrittenTeam | null> {
    if (apiId === null) return null;
    const updatedAt = this.clock.now();
    const team = { id: await nextId(em, 'team'), name, logo, apiId };
    await em.insert(Team, { ...team, country: null, source: 'api', editedAt: null, updatedAt });
    await settleEdits(em, { kind: 'club', id: team.id }, undefined, author);
    known.push(team);
    return team;
  }
}
