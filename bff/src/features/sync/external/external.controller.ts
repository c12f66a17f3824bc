import type { ApiStats, ExternalPlayer } from '@soccer-legends/contracts';
import { Controller, Get, Query } from '@nestjs/common';
import { PasswordQuery, QueryPassword } from '../../admin-session/admin-session.port.ts';
import { NameQuery } from '../sync.requests.ts';
import { ApiStatsService } from './api-stats.service.ts';
import { ExternalPlayers } from './external-players.service.ts';

/** What the data service itself has, and what it lets us do. */
@Controller('api/admin')
export class ExternalController {
  constructor(
    private readonly players: ExternalPlayers,
    private readonly stats: ApiStatsService,
  ) {}

  @Get('players-by-name')
  named(@Query() { name }: NameQuery): Promise<ExternalPlayer[]> {
    return this.players.named(name);
  }

  @Get('random-players')
  random(): Promise<ExternalPlayer[]> {
    return this.players.random();
  }

  @Get('api-stats')
  @QueryPassword()
  apiStats(@Query() _query: PasswordQuery): Promise<ApiStats> {
    return this.stats.stats();
  }
}
