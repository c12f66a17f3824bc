import type { EntityManager } from '@mikro-orm/sql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/environment/clock.ts';
import type { ApiTeamRef } from '../../football-api/football-api.port.ts';
import { nextIds, recordNewClubs, Team, type RevisionAuthor } from '../../catalogue/catalogue.port.ts';
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
   * Returns the catalogue's team for each given one: by the service's id, otherwise by name, otherwise a new row. Returns
   * null for a club without an id.
   *
   * @param author of the revisions of new rows
   */
  async write(
    em: EntityManager,
    synced: readonly ApiTeamRef[],
    author: RevisionAuthor,
  ): Promise<(WrittenTeam | null)[]> {
    const known = await this.findKnown(em, synced);
    const missing = synced.filter((team) => !this.matchOrLink(team, known));
    const added = await this.add(em, missing, author);
    await em.flush();
    return synced.map((team) => this.matchOrLink(team, [...known, ...added]) ?? null);
  }

  /** Returns a lookup like `write`, which is undefined for clubs that `write` would add or link. */
  async find(
    em: EntityManager,
    synced: readonly ApiTeamRef[],
  ): Promise<(team: ApiTeamRef) => WrittenTeam | null | undefined> {
    const known = await this.findKnown(em, synced);
    const byApiId = new Map(known.map((team) => [team.apiId, team]));
    const byId = new Map(known.map((team) => [team.id, team]));
    return ({ id: apiId, name }) =>
      apiId === null ? (byId.get(this.identities.teams.find(name) ?? 0) ?? null) : byApiId.get(apiId);
  }

  private findKnown(em: EntityManager, synced: readonly ApiTeamRef[]): Promise<KnownTeam[]> {
    const apiIds = synced.flatMap(({ id }) => id ?? []);
    const ids = synced.flatMap(({ name }) => this.identities.teams.find(name) ?? []);
    return em.find(Team, { $or: [{ apiId: { $in: apiIds } }, { id: { $in: ids } }] });
  }

  /** Finds a team by the service's id, otherwise by name. Links a team that it found by name to the id. */
  private matchOrLink({ id: apiId, name, logo }: ApiTeamRef, known: readonly KnownTeam[]): KnownTeam | undefined {
    const linked = apiId === null ? undefined : known.find((team) => team.apiId === apiId);
    if (linked) return linked;
    const namesakeId = this.identities.teams.find(name);
    const namesake = known.find(({ id }) => id === namesakeId);
    if (apiId === null) return namesake;
    if (namesake?.apiId !== null) return undefined;
    return Object.assign(namesake, { apiId, logo: namesake.logo ?? logo, updatedAt: this.clock.now() });
  }

  /** Adds each club with an id once. */
  private async add(
    em: EntityManager,
    missing: readonly ApiTeamRef[],
    author: RevisionAuthor,
  ): Promise<(KnownTeam & { apiId: number })[]> {
    const byApiId = new Map<number, ApiTeamRef>();
    for (const team of missing) if (team.id !== null && !byApiId.has(team.id)) byApiId.set(team.id, team);
    if (byApiId.size === 0) return [];
    const ids = await nextIds(em, 'team', byApiId.size);
    const teams = Array.from(byApiId, ([apiId, { name, logo }], index) => ({ id: ids[index]!, name, logo, apiId }));
    const updatedAt = this.clock.now();
    await em.insertMany(
      Team,
      teams.map((team) => ({ ...team, country: null, source: 'api' as const, editedAt: null, updatedAt })),
    );
    await recordNewClubs(em, teams, author);
    return teams;
  }
}
