import type { PlayerSynced, SyncCapacity, SyncDetail, SyncRun, SyncStarted } from '@soccer-legends/contracts';
import { Body, Controller, Get, Header, HttpCode, Inject, Param, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { PlayerId } from '../catalogue/catalogue.requests.ts';
import { CONFIG, type Config } from '../config/config.ts';
import { ClientAddresses } from '../http/client-address.ts';
import { SyncCapacityService } from './football/sync-capacity.service.ts';
import { SyncHistory } from './history/sync-history.service.ts';
import { OnePlayerService } from './one-player.service.ts';
import { SyncFeed } from './progress/sync-feed.ts';
import { RunStarter } from './runs/run-starter.ts';
import {
  CoachesByNameBody,
  ImportPlayerBody,
  NewPlayersBody,
  PlayersByNameBody,
  SyncId,
  TeamPlayersBody,
} from './sync.requests.ts';
import { SyncService } from './sync.service.ts';

const NO_STORE = ['cache-control', 'no-store'] as const;
const ADMIN = { actor: 'admin' };

/** The calls that begin a sync, and those that follow it. */
@Controller('api/admin')
export class SyncController {
  private readonly addresses: ClientAddresses;

  constructor(
    private readonly sync: SyncService,
    private readonly onePlayer: OnePlayerService,
    private readonly starter: RunStarter,
    private readonly capacity: SyncCapacityService,
    private readonly history: SyncHistory,
    private readonly feed: SyncFeed,
    @Inject(CONFIG) { trustProxy }: Config,
  ) {
    this.addresses = new ClientAddresses(trustProxy);
  }

  @Get('sync-info')
  @Header(...NO_STORE)
  info(): Promise<SyncCapacity> {
    return this.capacity.info();
  }

  @Get('sync-history')
  @Header(...NO_STORE)
  runs(): Promise<SyncRun[]> {
    return this.history.runs();
  }

  @Get('sync-history/:id/details')
  @Header(...NO_STORE)
  details(@Param() { id }: SyncId): Promise<SyncDetail[]> {
    return this.history.details(id);
  }

  @Post('sync')
  @HttpCode(202)
  newPlayers(@Body() { playerCount }: NewPlayersBody): Promise<SyncStarted> {
    return this.sync.newPlayers(playerCount, ADMIN);
  }

  @Post('sync-existing')
  @HttpCode(202)
  existingPlayers(): Promise<SyncStarted> {
    return this.sync.existingPlayers(ADMIN);
  }

  @Post('sync-team-players')
  @HttpCode(202)
  teamPlayers(@Body() body: TeamPlayersBody): Promise<SyncStarted> {
    return this.sync.teamPlayers(body, ADMIN);
  }

  @Post('sync-players-by-name')
  @HttpCode(202)
  playersByName(@Body() { searchName }: PlayersByNameBody): Promise<SyncStarted> {
    return this.sync.playersByName(searchName, ADMIN);
  }

  @Post('sync-coach-by-name')
  @HttpCode(202)
  coachesByName(@Body() { coachName }: CoachesByNameBody): Promise<SyncStarted> {
    return this.sync.coachesByName(coachName, ADMIN);
  }

  @Post('sync-existing-coaches')
  @HttpCode(202)
  existingCoaches(): Promise<SyncStarted> {
    return this.sync.existingCoaches(ADMIN);
  }

  @Post('sync-teams-stats')
  @HttpCode(202)
  teamFacts(): Promise<SyncStarted> {
    return this.sync.teamFacts(ADMIN);
  }

  @Post('import-player')
  async importPlayer(
    @Body() { apiId }: ImportPlayerBody,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<PlayerSynced> {
    return answered(reply, await this.onePlayer.import(apiId, ADMIN));
  }

  @Post('players/:id/update')
  async updatePlayer(
    @Param() { id }: PlayerId,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<PlayerSynced> {
    return answered(reply, await this.onePlayer.update(id, ADMIN));
  }

  @Get('sync/progress')
  async progress(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    await this.feed.open(reply.raw, this.addresses.visitor(request.raw));
    reply.hijack();
  }

  @Post('sync/:id/cancel')
  @HttpCode(202)
  async cancel(@Param() { id }: SyncId): Promise<{ success: true }> {
    await this.starter.cancel(id, ADMIN);
    return { success: true };
  }
}

/** 202 where the player is not written yet. */
function answered(reply: FastifyReply, synced: PlayerSynced): PlayerSynced {
  void reply.code(synced.playerId === null ? 202 : 200);
  return synced;
}
