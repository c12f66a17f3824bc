import type { League, LeaguesEstimate, PlayerSynced, Succeeded, SyncStarted } from '@soccer-legends/contracts';
import { Body, Controller, Get, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { MinimumRole } from '../../../platform/http/minimum-role.ts';
import type { Author } from '../../../platform/http/request-origin.ts';
import { Requester } from '../../../platform/http/requester.ts';
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
} from './sync.requests.ts';
import { SyncStarts } from './sync-starts.ts';
import { IdPath } from '../../../platform/http/whole-number.ts';

@Controller('api/admin')
@MinimumRole('publisher')
export class SyncController {
  constructor(
    private readonly sync: SyncStarts,
    private readonly leagues: LeagueImports,
    private readonly onePlayer: SinglePlayerSync,
    private readonly runs: SyncRuns,
  ) {}

  @Post('sync')
  @HttpCode(202)
  newPlayers(@Body() { playerCount }: NewPlayersBody, @Requester() by: Author): Promise<SyncStarted> {
    return this.sync.newPlayers(playerCount, by);
  }

  @Post('sync-existing')
  @HttpCode(202)
  existingPlayers(@Requester() by: Author): Promise<SyncStarted> {
    return this.sync.existingPlayers(by);
  }

  @Post('sync-team-players')
  @HttpCode(202)
  teamPlayers(@Body() body: TeamPlayersBody, @Requester() by: Author): Promise<SyncStarted> {
    return this.sync.teamPlayers(body, by);
  }

  @Post('sync-players-by-name')
  @HttpCode(202)
  playersByName(@Body() { searchName }: PlayersByNameBody, @Requester() by: Author): Promise<SyncStarted> {
    return this.sync.start('players-by-name', { searchName }, by, `Syncing the players named ${searchName}.`);
  }

  @Post('sync-coach-by-name')
  @HttpCode(202)
  coachesByName(@Body() { coachName }: CoachesByNameBody, @Requester() by: Author): Promise<SyncStarted> {
    const names = coachNamesIn(coachName);
    return this.sync.start('coaches-by-name', { names }, by, `Syncing coaches: ${names.join(', ')}.`);
  }

  @Post('sync-existing-coaches')
  @HttpCode(202)
  existingCoaches(@Requester() by: Author): Promise<SyncStarted> {
    return this.sync.start('existing-coaches', {}, by, 'Updating every coach.');
  }

  @Post('sync-teams-stats')
  @HttpCode(202)
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

  @Post('sync-leagues')
  @HttpCode(202)
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

  @Post('sync/:id/cancel')
  @HttpCode(202)
  async cancel(@Param() { id }: IdPath, @Requester() by: Author): Promise<Succeeded> {
    await this.runs.cancel(id, by);
    return { success: true };
  }
}

function withStatus(reply: FastifyReply, synced: PlayerSynced): PlayerSynced {
  void reply.code(synced.playerId === null ? 202 : 200);
  return synced;
}
