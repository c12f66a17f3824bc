import { letters } from '@soccer-legends/contracts';
import { Injectable } from '@nestjs/common';
import {
  FootballFacts,
  MIN_SEARCH_LENGTH,
  NotFoundInService,
  type ApiPlayer,
  type ApiCoach,
  type ApiTeam,
} from '../../football-api/football-api.port.ts';
import { Identities } from './identities.ts';
import { surnameOf } from './person-names.ts';

/** `apiId` is null for a row that is not linked to the service. */
interface CatalogueRow {
  id: number;
  name: string;
  apiId: number | null;
}

/** Finds the service's entry for a row of the catalogue: by id if the row is linked, otherwise by a search. */
@Injectable()
export class ServiceLookup {
  constructor(
    private readonly football: FootballFacts,
    private readonly identities: Identities,
  ) {}

  /** @throws NotFoundInService if there is no match, or several */
  async findPlayer(row: CatalogueRow & { surname: string | null }, signal: AbortSignal): Promise<ApiPlayer> {
    const { id, name, surname, apiId } = row;
    if (apiId !== null) return this.football.profile(apiId, signal);
    const text = surname && letters(surname).length >= MIN_SEARCH_LENGTH ? surname : name;
    const found = await this.football.searchPlayers(text, signal);
    const match = found.find((player) => this.identities.personId('player', player) === id);
    if (!match) throw new NotFoundInService(`The data service has no player who matches ${name}.`);
    return match;
  }

  /** @throws NotFoundInService if there is no match, or several */
  async findCoach({ id, name, apiId }: CatalogueRow, signal: AbortSignal): Promise<ApiCoach> {
    if (apiId !== null) return this.football.coach(apiId, signal);
    const found = await this.football.searchCoaches(surnameOf(name), signal);
    const match = found.find((coach) => this.identities.personId('coach', coach) === id);
    if (!match) throw new NotFoundInService(`The data service has no coach who matches ${name}.`);
    return match;
  }

  /** @throws NotFoundInService if there is no match */
  async findTeam({ id, name, apiId }: CatalogueRow, signal: AbortSignal): Promise<ApiTeam> {
    if (apiId !== null) return this.football.team(apiId, signal);
    const candidates = await this.football.searchTeams(name, signal);
    const match = candidates.find(({ name: found, country }) => this.identities.teamId(found, country) === id);
    if (!match) throw new NotFoundInService(`The data service has no team that matches ${name}.`);
    return match;
  }
}
