import type { AdminPlayerSummary, AdminTeam, AdminTeamDetail, DatabaseStatus, Page } from '@soccer-legends/contracts';
import { Controller, Get, Param, Query } from '@nestjs/common';
import { MinimumRole } from '../../../platform/http/minimum-role.ts';
import { WorksWithoutDatabase } from '../../../platform/database/without-database.ts';
import type { JsonResponse } from '../../../platform/http/cached-response.ts';
import { PlayersPageQuery, TeamId, TeamsQuery } from './admin-catalogue.requests.ts';
import { AdminPlayers } from './admin-players.ts';
import { AdminTeams } from './admin-teams.ts';
import { DatabaseStatusReader } from './database-status.ts';

@Controller('api/admin')
@MinimumRole('editor')
export class AdminCatalogueController {
  constructor(
    private readonly database: DatabaseStatusReader,
    private readonly players: AdminPlayers,
    private readonly teams: AdminTeams,
  ) {}

  @Get('db-status')
  @WorksWithoutDatabase()
  status(): Promise<DatabaseStatus> {
    return this.database.read();
  }

  @Get('players')
  playersPage(@Query() query: PlayersPageQuery): Page<AdminPlayerSummary> {
    return this.players.page(query);
  }

  @Get('teams')
  allTeams(@Query() { players }: TeamsQuery): JsonResponse<AdminTeam[]> {
    return this.teams.list(players !== 'false');
  }

  @Get('teams/:id')
  team(@Param() { id }: TeamId): AdminTeamDetail {
    return this.teams.one(id);
  }
}
