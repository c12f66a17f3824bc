import type { EntityManager } from '@mikro-orm/sql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/environment/clock.ts';
import { nextIds, recordNewClubs, Team, type RevisionAuthor, type Spell } from '../../people/people.port.ts';
import type { ApiTeamRef } from '../../football-api/football-api.port.ts';
import { Identities } from './identities.ts';

/** A spell in the service. Coaches have no matches, goals and loans, and the countries of their clubs are unknown. */
export interface ServiceSpell extends Pick<Spell, 'from' | 'to'>, Partial<Pick<Spell, 'matches' | 'goals' | 'loan'>> {
  team: ApiTeamRef;
  /** The country of the club's league in the service's spelling. */
  country?: string | null;
}

type ServiceClub = Pick<ServiceSpell, 'country'> & ApiTeamRef;

type KnownTeam = Pick<Team, 'id' | 'name' | 'apiId' | 'listed' | 'logo'>;

/** Gives the service's clubs their ids in the catalogue. */
@Injectable()
export class TeamWriter {
  constructor(
    private readonly identities: Identities,
    private readonly clock: Clock,
  ) {}

  /**
   * Returns the spells with the catalogue's clubs. Adds the clubs that it lacks; see `find` for the others, of which it links
   * those without an id in the service.
   *
   * @param author of the revisions of new clubs
   */
  async writeCareer(em: EntityManager, spells: readonly ServiceSpell[], author: RevisionAuthor): Promise<Spell[]> {
    const clubs = spells.map(clubOf);
    const known = await this.findKnown(em, clubs);
    const linked = clubs.flatMap((club) => this.link(club, known) ?? []);
    const added = await this.add(
      em,
      clubs.filter((club) => !this.find(club, known)),
    );
    await recordNewClubs(em, [...linked, ...added.filter(({ listed }) => listed)], author);
    await em.flush();
    return spells.map((spell) => toSpell(spell, this.find(clubOf(spell), [...known, ...added])!));
  }

  /** Returns a function for the careers that `writeCareer` would return; undefined if it would add or link a club. */
  async reader(
    em: EntityManager,
    clubs: readonly ServiceClub[],
  ): Promise<(spells: readonly ServiceSpell[]) => Spell[] | undefined> {
    const known = await this.findKnown(em, clubs);
    return (spells) => {
      const career = spells.flatMap((spell) => {
        const club = this.find(clubOf(spell), known);
        return club && club.apiId === spell.team.id ? [toSpell(spell, club)] : [];
      });
      return career.length === spells.length ? career : undefined;
    };
  }

  private async findKnown(em: EntityManager, clubs: readonly ServiceClub[]): Promise<KnownTeam[]> {
    const apiIds = clubs.flatMap(({ id }) => id ?? []);
    const names = clubs.flatMap(({ id, name }) => (id === null ? name : []));
    const ids = clubs.flatMap(({ name, country = null }) => this.identities.teamId(name, country) ?? []);
    const isWithoutId = { listed: false, source: 'api', name: { $in: names } } as const;
    return (await em.find(Team, {
      $or: [{ apiId: { $in: apiIds } }, { id: { $in: ids } }, isWithoutId],
    })) as KnownTeam[];
  }

  /**
   * Finds a club by the service's id. A club that is not linked yet is recognized by its name in the catalogue and the
   * country of its league, and one that has no id in the service by the same name in an earlier answer.
   */
  private find({ id: apiId, name, country = null }: ServiceClub, known: readonly KnownTeam[]): KnownTeam | undefined {
    const linked = apiId === null ? undefined : known.find((team) => team.apiId === apiId);
    if (linked) return linked;
    const namesakeId = this.identities.teamId(name, country);
    const namesake = known.find(({ id }) => id === namesakeId);
    if (apiId !== null) return namesake?.apiId === null ? namesake : undefined;
    return namesake ?? known.find((team) => !team.listed && team.apiId === null && team.name === name);
  }

  /** Links a club that was recognized by its name. Returns it if it is in the lists from now on. */
  private link(club: ServiceClub, known: readonly KnownTeam[]): KnownTeam | undefined {
    const team = this.find(club, known);
    if (!team || club.id === null || team.apiId === club.id) return undefined;
    const isNew = !team.listed;
    Object.assign(team, { apiId: club.id, listed: true, logo: team.logo ?? club.logo, updatedAt: this.clock.now() });
    return isNew ? team : undefined;
  }

  /** Adds each club once. One without an id in the service only occurs in careers. */
  private async add(em: EntityManager, missing: readonly ServiceClub[]): Promise<KnownTeam[]> {
    const clubs = [...new Map(missing.map((club) => [club.id ?? club.name, club])).values()];
    if (clubs.length === 0) return [];
    const ids = await nextIds(em, 'club', clubs.length);
    const teams = clubs.map(({ id: apiId, name, logo }, index) => ({
      ...{ id: ids[index]!, name, apiId, logo: apiId === null ? null : logo, listed: apiId !== null },
    }));
    const columns = { country: null, source: 'api' as const, editedAt: null, updatedAt: this.clock.now() };
    await em.insertMany(
      Team,
      teams.map((team) => ({ ...team, ...columns })),
    );
    return teams;
  }
}

function clubOf({ team, country = null }: ServiceSpell): ServiceClub {
  return { ...team, country };
}

function toSpell({ from, to, matches, goals, loan }: ServiceSpell, { id, name }: KnownTeam): Spell {
  return { club: name, teamId: id, from, to, matches: matches ?? null, goals: goals ?? null, loan: loan ?? false };
}
