import type { EntityManager } from '@mikro-orm/sql';
import { Injectable } from '@nestjs/common';
import { Team } from '../../catalogue/catalogue.port.ts';
import { Database } from '../../../platform/database/database.ts';
import { PlayerWriter } from '../catalogue/player-writer.ts';
import type { PlayerProfile } from '../catalogue/synced-facts.ts';
import { FootballFacts } from '../football/football-facts.ts';
import { TeamSearch } from '../football/team-search.ts';
import type { ItemOutcome, Kind, PlanStep } from './kind.ts';
import { NothingFound } from '../football/nothing-found.ts';
import { playerItem } from './player-item.ts';

export interface TeamPlayersParams {
  teamId: number;
  year: number;
}

interface Cursor {
  teamApiId: number;
  page: number;
}

/** Everybody who played for a team in one season. */
@Injectable()
export class TeamPlayers implements Kind<TeamPlayersParams, PlayerProfile> {
  constructor(
    private readonly database: Database,
    private readonly football: FootballFacts,
    private readonly teams: TeamSearch,
    private readonly players: PlayerWriter,
  ) {}

  async plan(
    { teamId, year }: TeamPlayersParams,
    cursor: unknown,
    signal: AbortSignal,
  ): Promise<PlanStep<PlayerProfile>> {
    const { teamApiId, page } = (cursor ?? { teamApiId: await this.teamApiId(teamId, signal), page: 1 }) as Cursor;
    const { items: players, pages } = await this.football.squad(teamApiId, year, page, signal);
    return { items: players.map(playerItem), cursor: page < pages ? { teamApiId, page: page + 1 } : null };
  }

  async fetch(profile: PlayerProfile, signal: AbortSignal): Promise<(em: EntityManager) => Promise<ItemOutcome>> {
    const player = await this.football.player(profile, signal);
    return (em) => this.players.write(em, player);
  }

  private async teamApiId(teamId: number, signal: AbortSignal): Promise<number> {
    const team = await this.database.em().findOneOrFail(Team, { id: teamId });
    const found = await this.teams.find(team as Team, signal);
    if (!found) throw new NothingFound(`The data service knows no team that must be ${team.name}.`);
    return found.apiId;
  }
}
