import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import type { PluginDetail, PluginHistoryEntry } from '@soccer-legends/contracts';
import { MinimumRole } from '../../platform/http/minimum-role.ts';
import type { Author } from '../../platform/http/request-origin.ts';
import { Requester } from '../../platform/http/requester.ts';
import { RequiresPassword } from '../admin-session/admin-session.port.ts';
import { PluginKey, ReasonBody, ReleaseBody, StageBody, VersionBody } from './registry/plugin.requests.ts';
import { PluginOverviews } from './overview/plugin-overviews.ts';
import { PublishTokenOrAdmin } from './tokens/publisher.ts';
import { Releases } from './release/releases.ts';

@Controller('api/admin/plugins/:key')
@MinimumRole('publisher')
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
  @RequiresPassword()
  @HttpCode(200)
  async release(
    @Param() { key }: PluginKey,
    @Body() { reason, ...body }: ReleaseBody,
    @Requester() by: Author,
  ): Promise<PluginDetail> {
    await this.releases.release(key, body, { ...by, reason });
    return this.overviews.detail(key);
  }

  @Post('rollback')
  @RequiresPassword()
  @HttpCode(200)
  async rollBack(
    @Param() { key }: PluginKey,
    @Body() { reason }: ReasonBody,
    @Requester() by: Author,
  ): Promise<PluginDetail> {
    await this.releases.rollBack(key, { ...by, reason });
    return this.overviews.detail(key);
  }

  @Post('withdraw-version')
  @RequiresPassword()
  @HttpCode(200)
  async withdrawVersion(
    @Param() { key }: PluginKey,
    @Body() { reason, ...body }: VersionBody,
    @Requester() by: Author,
  ): Promise<PluginDetail> {
    await this.releases.withdrawVersion(key, body, { ...by, reason });
    return this.overviews.detail(key);
  }

  @Post('stage')
  @RequiresPassword()
  @HttpCode(200)
  async stage(
    @Param() { key }: PluginKey,
    @Body() { reason, ...body }: StageBody,
    @Requester() by: Author,
  ): Promise<PluginDetail> {
    await this.releases.stage(key, body, { ...by, reason });
    return this.overviews.detail(key);
  }
}
