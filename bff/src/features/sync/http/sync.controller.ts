import {
  type League,
  type LeaguesEstimate,
  type PlayerSynced,
  type Succeeded,
  type SyncStarted,
  DEFAULT_PAGE_SIZE,
  type ApiStats,
  type ExternalPlayer,
  type Page,
  type SyncCapacity,
  type SyncDetail,
  type SyncRun,
} from '@soccer-legends/contracts';
import { Body, Controller, Get, Param, Post, Query, Res, StreamableFile } from '@nestjs/common';
import { Action, MinimumRole } from '../../../platform/http/route.ts';
import type { FastifyReply } from 'fastify';
import { type Author, Requester } from '../../../platform/http/request-origin.ts';
import { SyncRuns } from '../runs/sync-runs.ts';
import { coachNamesIn } from '../tasks/coaches.ts';
import { LeagueImports } from './league-imports.ts';
import { SinglePlayerSync } from './single-player-sync.ts';
import {
  CoachesByNameBody,
  LeaguesBody,
  LeaguesQuery,
  NewPlayersBody,
  PlayerApiIdBody,
  PlayersByNameBody,
  TeamPlayersBody,
  NameQuery,
  SyncItemsPageQuery,
} from './sync.requests.ts';
import { SyncStarts } from './sync-starts.ts';
import { IdPath } from '../../../platform/http/request-fields.ts';
import { Readable } from 'node:stream';
import { Admin, type AdminIdentity, PasswordQuery, QueryPassword } from '../../admin-session/admin-session.port.ts';
import { ProgressStream } from '../runs/progress-stream.ts';
import { ExternalPlayers } from './external-players.ts';
import { SyncHistory } from './sync-history.ts';
import { SyncStats } from './sync-stats.ts';

@Controller('api/admin')
@MinimumRole('publisher')
export class SyncController {
  constructor(
    private readonly sync: SyncStarts,
    private readonly leagues: LeagueImports,
    private readonly onePlayer: SinglePlayerSync,
    private readonly runs: SyncRuns,
  ) {}

  @Action('sync', 202)
  newPlayers(@Body() { playerCount }: NewPlayersBody, @Requester() by: Author): Promise<SyncStarted> {
    return this.sync.newPlayers(playerCount, by);
  }

  @Action('sync-existing', 202)
  existingPlayers(@Requester() by: Author): Promise<SyncStarted> {
    return this.sync.existingPlayers(by);
  }

  @Action('sync-team-players', 202)
  teamPlayers(@Body() body: TeamPlayersBody, @Requester() by: Author): Promise<SyncStarted> {
    return this.sync.teamPlayers(body, by);
  }

  @Action('sync-players-by-name', 202)
  playersByName(@Body() { searchName }: PlayersByNameBody, @Requester() by: Author): Promise<SyncStarted> {
    return this.sync.start('players-by-name', { searchName }, by, `Syncing the players named ${searchName}.`);
  }

  @Action('sync-coach-by-name', 202)
  coachesByName(@Body() { coachName }: CoachesByNameBody, @Requester() by: Author): Promise<SyncStarted> {
    const names = coachNamesIn(coachName);
    return this.sync.start('coaches-by-name', { names }, by, `Syncing coaches: ${names.join(', ')}.`);
  }

  @Action('sync-existing-coaches', 202)
  existingCoaches(@Requester() by: Author): Promise<SyncStarted> {
    return this.sync.start('existing-coaches', {}, by, 'Updating every coach.');
  }

  @Action('sync-teams-stats', 202)
  teamFacts(@Requester() by: Author): Promise<SyncStarted> {
    return this.sync.start('teams-stats', {}, by, 'Updating every team.');
  }

  @Get('leagues')
  listLeagues(): Promise<readonly League[]> {
    return this.leagues.all();
  }

  @Get('leagues-estimate')
  estimateLeagues(@Query() { leagueIds, from, to }: LeaguesQuery): Promise<LeaguesEstimate> {
    return this.leagues.estimate({ leagueIds: leagueIds.split(',').map(Number), from, to });
  }

  @Action('sync-leagues', 202)
  syncLeagues(@Body() body: LeaguesBody, @Requester() by: Author): Promise<SyncStarted> {
    return this.leagues.start(body, by);
  }

  @Post('import-player')
  @MinimumRole('editor')
  async importPlayer(
    @Body() { apiId }: PlayerApiIdBody,
    @Requester() by: Author,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<PlayerSynced> {
    return withStatus(reply, await this.onePlayer.import(apiId, by));
  }

  @Post('players/:id/update')
  @MinimumRole('editor')
  async updatePlayer(
    @Param() { id }: IdPath,
    @Requester() by: Author,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<PlayerSynced> {
    return withStatus(reply, await this.onePlayer.update(id, by));
  }

  @Post('players/:id/link')
  @MinimumRole('editor')
  async linkPlayer(
    @Param() { id }: IdPath,
    @Body() { apiId }: PlayerApiIdBody,
    @Requester() by: Author,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<PlayerSynced> {
    return withStatus(reply, await this.onePlayer.link(id, apiId, by));
  }

  @Action('sync/:id/cancel', 202)
  async cancel(@Param() { id }: IdPath, @Requester() by: Author): Promise<Succeeded> {
    await this.runs.cancel(id, by);
    return { success: true };
  }
}

function withStatus(reply: FastifyReply, synced: PlayerSynced): PlayerSynced {
  void reply.code(synced.playerId === null ? 202 : 200);
  return synced;
}

@Controller('api/admin')
@MinimumRole('editor')
export class SyncStateController {
  constructor(
    private readonly stats: SyncStats,
    private readonly history: SyncHistory,
    private readonly external: ExternalPlayers,
    private readonly progressStream: ProgressStream,
  ) {}

  @Get('sync-info')
  info(): Promise<SyncCapacity> {
    return this.stats.capacity();
  }

  @Get('api-stats')
  @QueryPassword()
  apiStats(@Query() _query: PasswordQuery): Promise<ApiStats> {
    return this.stats.apiStats();
  }

  @Get('players-by-name')
  searchPlayers(@Query() { name }: NameQuery): Promise<ExternalPlayer[]> {
    return this.external.search(name);
  }

  @Get('random-players')
  randomPlayers(): Promise<ExternalPlayer[]> {
    return this.external.random();
  }

  @Get('sync-history')
  runs(): Promise<SyncRun[]> {
    return this.history.runs();
  }

  @Get('sync-history/:id/details')
  async details(@Param() { id }: IdPath): Promise<StreamableFile> {
    const json = Readable.from(await this.history.details(id));
    return new StreamableFile(json, { type: 'application/json; charset=utf-8' });
  }

  @Get('sync-history/:id/items')
  items(
    @Param() { id }: IdPath,
    @Query() { sort, order = 'asc', page = 1, pageSize = DEFAULT_PAGE_SIZE }: SyncItemsPageQuery,
  ): Promise<Page<SyncDetail>> {
    return this.history.items(id, { column: sort, order }, page, pageSize);
  }

  @Get('sync/progress')
  progress(@Admin() admin: AdminIdentity, @Res({ passthrough: true }) reply: FastifyReply): Promise<Readable> {
    return this.progressStream.open(admin, reply);
  }
}
