import type { ApiStats, ExternalPlayer } from '@soccer-legends/contracts';
import { Controller, Get, Query } from '@nestjs/common';
import { MinimumRole } from '../../../platform/http/minimum-role.ts';
import { PasswordQuery, QueryPassword } from '../../admin-session/admin-session.port.ts';
import { ExternalPlayers } from './external-players.service.ts';
import { SyncFigures } from './sync-figures.service.ts';
import { NameQuery } from './sync.requests.ts';

@Controller('api/admin')
@MinimumRole('editor')
export class ExternalController {
  constructor(
    private readonly players: ExternalPlayers,
    private readonly figures: SyncFigures,
  ) {}

  @Get('players-by-name')
  search(@Query() { name }: NameQuery): Promise<ExternalPlayer[]> {
    return this.players.search(name);
  }

  @Get('random-players')
  random(): Promise<ExternalPlayer[]> {
    return this.players.random();
  }

  @Get('api-stats')
  @QueryPassword()
  apiStats(@Query() _query: PasswordQuery): Promise<ApiStats> {
    return this.figures.apiStats();
  }
}
