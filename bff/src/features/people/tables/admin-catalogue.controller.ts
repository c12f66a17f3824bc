import {
  type AdminPlayerRow,
  type AdminPlayerSheet,
  type AdminTeam,
  type AdminTeamDetail,
  type DatabaseStatus,
  type Page,
  ADMIN_PLAYER_COLUMNS,
  type AdminPlayerColumn,
  type AdminPlayersQuery,
  PLAYER_STATUSES,
  type PlayerStatus,
  POSITIONS,
  type Position,
  LANGUAGES,
  type Language,
} from '@soccer-legends/contracts';
import { Controller, Get, Param, Query } from '@nestjs/common';
import { MinimumRole, WorksWithoutDatabase } from '../../../platform/http/route.ts';
import type { JsonResponse } from '../../../platform/http/cached-response.ts';
import { AdminPlayers } from './admin-players.ts';
import { AdminTeams } from './admin-teams.ts';
import { DatabaseStatusReader } from './database-status.ts';
import { IsIn, IsOptional } from 'class-validator';
import { NormalizedLine, OneOf, type Exactly, IdPath, SortedPageQuery } from '../../../platform/http/request-fields.ts';

export class PlayersPageQuery extends SortedPageQuery implements Exactly<PlayersPageQuery, AdminPlayersQuery> {
  @IsOptional()
  @NormalizedLine({ min: 0, max: 64, message: 'search must be a text of at most 64 characters' })
  search?: string;

  @IsOptional()
  @OneOf(PLAYER_STATUSES)
  status?: PlayerStatus;

  @IsOptional()
  @OneOf(POSITIONS)
  position?: Position;

  @IsOptional()
  @OneOf(ADMIN_PLAYER_COLUMNS)
  sort?: AdminPlayerColumn;

  @IsOptional()
  @OneOf(LANGUAGES)
  language?: Language;
}

export class TeamsQuery {
  @IsOptional()
  @IsIn(['true', 'false'], { message: 'players must be true or false' })
  players?: 'true' | 'false';
}

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
  playersPage(@Query() query: PlayersPageQuery): Promise<Page<AdminPlayerRow>> {
    return this.players.page(query);
  }

  @Get('players/:id')
  player(@Param() { id }: IdPath): Promise<AdminPlayerSheet> {
    return this.players.one(id);
  }

  @Get('teams')
  allTeams(@Query() { players }: TeamsQuery): JsonResponse<AdminTeam[]> {
    return this.teams.list(players !== 'false');
  }

  @Get('teams/:id')
  team(@Param() { id }: IdPath): AdminTeamDetail {
    return this.teams.one(id);
  }
}
