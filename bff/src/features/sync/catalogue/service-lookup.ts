import { letters } from '@soccer-legends/contracts';
import { Injectable } from '@nestjs/common';
import {
  FootballFacts,
  MIN_SEARCH_LENGTH,
  NotFoundInService,
  type PlayerProfile,
  type SyncedCoach,
  type TeamProfile,
} from '../../football-api/football-api.port.ts';
import { Identities } from './identities.ts';
import { surnameOf } from './person-names.ts';

/** A row of the catalogue; `apiId` is null while it is not linked to the service. */
interface CatalogueRow {
  id: number;
  name: string;
  apiId: number | null;
}

/** Finds the service's entry for a row of the catalogue: by its id if the row is linked, else by a search. */
@Injectable()
export class ServiceLookup {
  constructor(
    private readonly football: FootballFacts,
    private readonly identities: Identities,
  ) {}

  /** @throws NotFoundInService if there is no match, or several */
  async findPlayer(row: CatalogueRow & { surname: string | null }, signal: AbortSignal): Promise<PlayerProfile> {
    const { id, name, surname, apiId } = row;
    if (apiId !== null) return this.football.profile(apiId, signal);
    const text = surname && letters(surname).length >= MIN_SEARCH_LENGTH ? surname : name;
    const found = await this.football.searchPlayers(text, signal);
    const { players, nations } = this.identities;
    const match = found.find((profile) => players.find(profile, nations.find(profile.nationality).code) === id);
    if (!match) throw new NotFoundInService(`The data service has no player who matches ${name}.`);
    return match;
  }

  /** @throws NotFoundInService if there is no match, or several */
  async findCoach({ id, name, apiId }: CatalogueRow, signal: AbortSignal): Promise<SyncedCoach> {
    if (apiId !== null) return this.football.coach(apiId, signal);
    const found = await this.football.searchCoaches(surnameOf(name), signal);
    const { coaches, nations } = this.identities;
    const match = found.find((coach) => coaches.find(coach, nations.find(coach.nationality).code) === id);
    if (!match) throw new NotFoundInService(`The data service has no coach who matches ${name}.`);
    return match;
  }

  /** @throws NotFoundInService if there is no match */
  async findTeam({ id, name, apiId }: CatalogueRow, signal: AbortSignal): Promise<TeamProfile> {
    if (apiId !== null) return this.football.team(apiId, signal);
    const found = await this.football.searchTeams(name, signal);
    const match = found.find((team) => this.identities.teams.find(team.name) === id);
    if (!match) throw new NotFoundInService(`The data service has no team that matches ${name}.`);
    return match;
  }
}
