import { Injectable } from '@nestjs/common';
import { Identities } from '../catalogue/identities.ts';
import { FootballFacts, type TeamProfile } from './football-facts.ts';

/** Looks for the service's team that must be one of the catalogue. */
@Injectable()
export class TeamSearch {
  constructor(
    private readonly football: FootballFacts,
    private readonly identities: Identities,
  ) {}

  /** By its id where it is linked, else by its name; undefined where there is none. */
  async find(
    { id, name, apiId }: { id: number; name: string; apiId: number | null },
    signal: AbortSignal,
  ): Promise<TeamProfile | undefined> {
    if (apiId !== null) return this.football.team(apiId, signal);
    const found = await this.football.teamsNamed(name, signal);
    return found.find((team) => this.identities.teams.find(team.name) === id);
  }
}
