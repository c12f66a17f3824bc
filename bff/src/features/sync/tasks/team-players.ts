import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.ts';
import { FootballFacts, type SquadPlayer } from '../../football-api/football-api.port.ts';
import { Team } from '../../catalogue/catalogue.port.ts';
import { ServiceLookup } from '../catalogue/service-lookup.ts';
import { playerItem, PlayerSync } from './player-sync.ts';
import type { PlanStep, SyncTask, WriteItem } from './sync-task.ts';

export interface TeamPlayersParams {
  teamId: number;
  year: number;
}

interface Cursor {
  teamApiId: number;
  page: number;
}

/** Syncs the squad of a team in one year. The cursor contains the service's id of the team, which may need a call. */
@Injectable()
export class TeamPlayers implements SyncTask<TeamPlayersParams, SquadPlayer> {
  constructor(
    private readonly database: Database,
    private readonly football: FootballFacts,
    private readonly lookup: ServiceLookup,
    private readonly player: PlayerSync,
  ) {}

  async plan(
    { teamId, year }: TeamPlayersParams,
    cursor: unknown,
    signal: AbortSignal,
  ): Promise<PlanStep<SquadPlayer>> {
    const { teamApiId, page } = (cursor ?? { teamApiId: await this.teamApiId(teamId, signal), page: 1 }) as Cursor;
    const { items: players, pages } = await this.football.squad(teamApiId, year, page, signal);
    return { items: players.map(playerItem), cursor: page < pages ? { teamApiId, page: page + 1 } : null };
  }

  fetch(profile: SquadPlayer, signal: AbortSignal): Promise<WriteItem> {
    return this.player.fetch(profile, signal);
  }

  private async teamApiId(teamId: number, signal: AbortSignal): Promise<number> {
    const team = (await this.database.em().findOneOrFail(Team, { id: teamId })) as Team;
    return (await this.lookup.findTeam(team, signal)).apiId;
  }
}
