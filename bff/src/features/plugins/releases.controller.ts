import { Body, Controller, Get, HttpCode, Param, Post, Req } from '@nestjs/common';
import type { PluginDetail, PluginHistoryEntry } from '@soccer-legends/contracts';
import type { FastifyRequest } from 'fastify';
import { MinimumRole } from '../../platform/http/minimum-role.ts';
import { RequestOrigins } from '../../platform/http/request-origin.ts';
import { RequiresPassword } from '../admin-session/admin-session.port.ts';
import { PluginKey, ReasonBody, ReleaseBody, StageBody, VersionBody } from './registry/plugin.requests.ts';
import { PluginOverviews } from './overview/plugin-overviews.ts';
import { Publisher, PublishTokenOrAdmin, type PublisherIdentity } from './tokens/publisher.ts';
import type { ChangeAuthor } from './release/plugin-changes.ts';
import { Releases } from './release/releases.ts';

@Controller('api/admin/plugins/:key')
@MinimumRole('publisher')
@PublishTokenOrAdmin()
export class ReleasesController {
  constructor(
    private readonly releases: Releases,
    private readonly overviews: PluginOverviews,
    private readonly origins: RequestOrigins,
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
  @RequiresPassword()
  @HttpCode(200)
  async release(
    @Param() { key }: PluginKey,
    @Body() { reason, ...body }: ReleaseBody,
    @Publisher() publisher: PublisherIdentity,
    @Req() request: FastifyRequest,
  ): Promise<PluginDetail> {
    await this.releases.release(key, body, this.author(publisher, reason, request));
    return this.overviews.detail(key);
  }

  @Post('rollback')
  @RequiresPassword()
  @HttpCode(200)
  async rollBack(
    @Param() { key }: PluginKey,
    @Body() { reason }: ReasonBody,
    @Publisher() publisher: PublisherIdentity,
    @Req() request: FastifyRequest,
  ): Promise<PluginDetail> {
    await this.releases.rollBack(key, this.author(publisher, reason, request));
    return this.overviews.detail(key);
  }

  @Post('withdraw-version')
  @RequiresPassword()
  @HttpCode(200)
  async withdrawVersion(
    @Param() { key }: PluginKey,
    @Body() { reason, ...body }: VersionBody,
    @Publisher() publisher: PublisherIdentity,
    @Req() request: FastifyRequest,
  ): Promise<PluginDetail> {
    await this.releases.withdrawVersion(key, body, this.author(publisher, reason, request));
    return this.overviews.detail(key);
  }

  @Post('stage')
  @RequiresPassword()
  @HttpCode(200)
  async stage(
    @Param() { key }: PluginKey,
    @Body() { reason, ...body }: StageBody,
    @Publisher() publisher: PublisherIdentity,
    @Req() request: FastifyRequest,
  ): Promise<PluginDetail> {
    await this.releases.stage(key, body, this.author(publisher, reason, request));
    return this.overviews.detail(key);
  }

  private author({ actor }: PublisherIdentity, reason: string, request: FastifyRequest): ChangeAuthor {
    return { actor, reason, from: this.origins.of(request) };
  }
}
