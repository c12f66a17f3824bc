import type { League, LeaguesEstimate, SyncStarted } from '@soccer-legends/contracts';
import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { MinimumRole } from '../../../platform/http/minimum-role.ts';
import type { Author } from '../../../platform/http/request-origin.ts';
import { Requester } from '../../../platform/http/requester.ts';
import { LeaguesService } from './leagues.service.ts';
import { LeaguesBody, LeaguesQuery } from './sync.requests.ts';

@Controller('api/admin')
@MinimumRole('publisher')
export class LeaguesController {
  constructor(private readonly leagues: LeaguesService) {}

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
  start(@Body() body: LeaguesBody, @Requester() by: Author): Promise<SyncStarted> {
    return this.leagues.start(body, by);
  }
}
