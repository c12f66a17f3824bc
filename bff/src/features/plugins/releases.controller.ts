import { Body, Controller, Get, HttpCode, Param, Post, Req } from '@nestjs/common';
import type { PluginDetail, PluginHistoryEntry } from '@soccer-legends/contracts';
import type { FastifyRequest } from 'fastify';
import { PluginKey, ReasonBody, ReleaseBody, StageBody } from './admin-plugins.requests.ts';
import { PluginOverviews } from './overview/plugin-overviews.ts';
import { Publisher, PublishTokenOrAdmin, type PublisherIdentity } from './tokens/publisher.ts';
import { Releases, type Reasoned } from './release/releases.ts';

/** What a plugin's own team may do with its versions, as may the administrator. */
@Controller('api/admin/plugins/:key')
@PublishTokenOrAdmin()
export class ReleasesController {
  constructor(
    private readonly releases: Releases,
    private readonly overviews: PluginOverviews,
  ) {}

  @Get()
  detail(@Param() { key }: PluginKey): Promise<PluginDetail> {
    return this.overviews.detail(key);
  }

  @Get('history')
  history(@Param() { key }: PluginKey): Promise<PluginHistoryEntry[]> {
    return this.overviews.history(key);
  }

  @Post('release')
  @HttpCode(200)
  async release(
    @Param() { key }: PluginKey,
    @Body() { reason, ...wish }: ReleaseBody,
    @Publisher() publisher: PublisherIdentity,
    @Req() request: FastifyRequest,
  ): Promise<PluginDetail> {
    await this.releases.release(key, wish, by(publisher, reason, request));
    return this.overviews.detail(key);
  }

  @Post('rollback')
  @HttpCode(200)
  async rollBack(
    @Param() { key }: PluginKey,
    @Body() { reason }: ReasonBody,
    @Publisher() publisher: PublisherIdentity,
    @Req() request: FastifyRequest,
  ): Promise<PluginDetail> {
    await this.releases.rollBack(key, by(publisher, reason, request));
    return this.overviews.detail(key);
  }

  @Post('stage')
  @HttpCode(200)
  async stage(
    @Param() { key }: PluginKey,
    @Body() { reason, ...wish }: StageBody,
    @Publisher() publisher: PublisherIdentity,
    @Req() request: FastifyRequest,
  ): Promise<PluginDetail> {
    await this.releases.stage(key, wish, by(publisher, reason, request));
    return this.overviews.detail(key);
  }
}

function by({ actor }: PublisherIdentity, reason: string, { id }: FastifyRequest): Reasoned {
  return { actor, reason, requestId: id };
}
