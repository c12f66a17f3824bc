import type { PlayerSynced, SyncStarted } from '@soccer-legends/contracts';
import { Body, Controller, HttpCode, Param, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { MinimumRole } from '../../../platform/http/minimum-role.ts';
import { Admin, type AdminIdentity } from '../../admin-session/admin-session.port.ts';
import { RequestOrigins } from '../../../platform/http/request-origin.ts';
import { PlayerId } from '../../catalogue/catalogue.port.ts';
import { OnePlayerService } from './one-player.service.ts';
import { RunStarter, type RunRequester } from '../runs/run-starter.ts';
import {
  CoachesByNameBody,
  PlayerApiIdBody,
  NewPlayersBody,
  PlayersByNameBody,
  SyncId,
  TeamPlayersBody,
} from './sync.requests.ts';
import { SyncService } from './sync.service.ts';

@Controller('api/admin')
@MinimumRole('publisher')
export class SyncController {
  constructor(
    private readonly sync: SyncService,
    private readonly onePlayer: OnePlayerService,
    private readonly starter: RunStarter,
    private readonly origins: RequestOrigins,
  ) {}

  @Post('sync')
  @HttpCode(202)
  newPlayers(
    @Body() { playerCount }: NewPlayersBody,
    @Admin() admin: AdminIdentity,
    @Req() request: FastifyRequest,
  ): Promise<SyncStarted> {
    return this.sync.newPlayers(playerCount, this.by(admin, request));
  }

  @Post('sync-existing')
  @HttpCode(202)
  existingPlayers(@Admin() admin: AdminIdentity, @Req() request: FastifyRequest): Promise<SyncStarted> {
    return this.sync.existingPlayers(this.by(admin, request));
  }

  @Post('sync-team-players')
  @HttpCode(202)
  teamPlayers(
    @Body() body: TeamPlayersBody,
    @Admin() admin: AdminIdentity,
    @Req() request: FastifyRequest,
  ): Promise<SyncStarted> {
    return this.sync.teamPlayers(body, this.by(admin, request));
  }

  @Post('sync-players-by-name')
  @HttpCode(202)
  playersByName(
    @Body() { searchName }: PlayersByNameBody,
    @Admin() admin: AdminIdentity,
    @Req() request: FastifyRequest,
  ): Promise<SyncStarted> {
    return this.sync.playersByName(searchName, this.by(admin, request));
  }

  @Post('sync-coach-by-name')
  @HttpCode(202)
  coachesByName(
    @Body() { coachName }: CoachesByNameBody,
    @Admin() admin: AdminIdentity,
    @Req() request: FastifyRequest,
  ): Promise<SyncStarted> {
    return this.sync.coachesByName(coachName, this.by(admin, request));
  }

  @Post('sync-existing-coaches')
  @HttpCode(202)
  existingCoaches(@Admin() admin: AdminIdentity, @Req() request: FastifyRequest): Promise<SyncStarted> {
    return this.sync.existingCoaches(this.by(admin, request));
  }

  @Post('sync-teams-stats')
  @HttpCode(202)
  teamFacts(@Admin() admin: AdminIdentity, @Req() request: FastifyRequest): Promise<SyncStarted> {
    return this.sync.teamFacts(this.by(admin, request));
  }

  @Post('import-player')
  @MinimumRole('editor')
  async importPlayer(
    @Body() { apiId }: PlayerApiIdBody,
    @Admin() admin: AdminIdentity,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<PlayerSynced> {
    return withStatus(reply, await this.onePlayer.import(apiId, this.by(admin, request)));
  }

  @Post('players/:id/update')
  @MinimumRole('editor')
  async updatePlayer(
    @Param() { id }: PlayerId,
    @Admin() admin: AdminIdentity,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<PlayerSynced> {
    return withStatus(reply, await this.onePlayer.update(id, this.by(admin, request)));
  }

  @Post('players/:id/link')
  @MinimumRole('editor')
  async linkPlayer(
    @Param() { id }: PlayerId,
    @Body() { apiId }: PlayerApiIdBody,
    @Admin() admin: AdminIdentity,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<PlayerSynced> {
    return withStatus(reply, await this.onePlayer.link(id, apiId, this.by(admin, request)));
  }

  @Post('sync/:id/cancel')
  @HttpCode(202)
  async cancel(
    @Param() { id }: SyncId,
    @Admin() admin: AdminIdentity,
    @Req() request: FastifyRequest,
  ): Promise<{ success: true }> {
    await this.starter.cancel(id, this.by(admin, request));
    return { success: true };
  }

  private by({ actor }: AdminIdentity, request: FastifyRequest): RunRequester {
    return { actor, ...this.origins.of(request) };
  }
}

/** Sets status 202 if the player is not written yet. */
function withStatus(reply: FastifyReply, synced: PlayerSynced): PlayerSynced {
  void reply.code(synced.playerId === null ? 202 : 200);
  return synced;
}
