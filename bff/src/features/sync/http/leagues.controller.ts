import type { League, LeaguesEstimate, SyncStarted } from '@soccer-legends/contracts';
import { Body, Controller, Get, HttpCode, Post, Query, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { MinimumRole } from '../../../platform/http/minimum-role.ts';
import { Admin, type AdminIdentity } from '../../admin-session/admin-session.port.ts';
import { RequestOrigins } from '../../../platform/http/request-origin.ts';
import { LeaguesService } from './leagues.service.ts';
import { LeaguesBody, LeaguesQuery } from './sync.requests.ts';

@Controller('api/admin')
@MinimumRole('publisher')
export class LeaguesController {
  constructor(
    private readonly leagues: LeaguesService,
    private readonly origins: RequestOrigins,
  ) {}

  @Get('leagues')
  list(): Promise<readonly League[]> {
    return this.leagues.all();
  }

  @Get('leagues-estimate')
  estimate(@Query() { leagueIds, from, to }: LeaguesQuery): Promise<LeaguesEstimate> {
    return this.leagues.estimate({ leagueIds: leagueIds.split(',').map(Number), from, to });
  }

  @Post('sync-leagues')
  @HttpCode(202)
  start(
    @Body() body: LeaguesBody,
    @Admin() { actor }: AdminIdentity,
    @Req() request: FastifyRequest,
  ): Promise<SyncStarted> {
    return this.leagues.start(body, { actor, ...this.origins.of(request) });
  }
}
