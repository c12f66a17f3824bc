import { Readable } from 'node:stream';
import {
  DEFAULT_PAGE_SIZE,
  type ApiStats,
  type ExternalPlayer,
  type Page,
  type SyncCapacity,
  type SyncDetail,
  type SyncRun,
} from '@soccer-legends/contracts';
import { Controller, Get, Param, Query, Req, Res, StreamableFile } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { MinimumRole } from '../../../platform/http/minimum-role.ts';
import { Admin, type AdminIdentity, PasswordQuery, QueryPassword } from '../../admin-session/admin-session.port.ts';
import { ProgressStream } from '../runs/progress-stream.ts';
import { ExternalPlayers } from './external-players.ts';
import { SyncHistory } from './sync-history.ts';
import { SyncStats } from './sync-stats.ts';
import { NameQuery, SyncItemsPageQuery } from './sync.requests.ts';
import { IdPath } from '../../../platform/http/whole-number.ts';

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
  progress(
    @Admin() admin: AdminIdentity,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Readable> {
    return this.progressStream.open(admin, request, reply);
  }
}
