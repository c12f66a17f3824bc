import type { Readable } from 'node:stream';
import type { SyncCapacity, SyncDetail, SyncRun } from '@soccer-legends/contracts';
import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { MinimumRole } from '../../../platform/http/minimum-role.ts';
import { ProgressStream } from '../runs/progress-stream.ts';
import { SyncHistory } from './sync-history.service.ts';
import { SyncFigures } from './sync-figures.service.ts';
import { SyncId } from './sync.requests.ts';

@Controller('api/admin')
@MinimumRole('editor')
export class SyncStateController {
  constructor(
    private readonly figures: SyncFigures,
    private readonly history: SyncHistory,
    private readonly progressStream: ProgressStream,
  ) {}

  @Get('sync-info')
  info(): Promise<SyncCapacity> {
    return this.figures.capacity();
  }

  @Get('sync-history')
  runs(): Promise<SyncRun[]> {
    return this.history.runs();
  }

  @Get('sync-history/:id/details')
  details(@Param() { id }: SyncId): Promise<SyncDetail[]> {
    return this.history.details(id);
  }

  @Get('sync/progress')
  progress(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<Readable> {
    return this.progressStream.open(request, reply);
  }
}
