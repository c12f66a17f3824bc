import { Body, Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import type { IssuedPublishToken, PluginDetail, PluginOverview, PublishToken } from '@soccer-legends/contracts';
import { MinimumRole } from '../../platform/http/minimum-role.ts';
import type { Author } from '../../platform/http/request-origin.ts';
import { Requester } from '../../platform/http/requester.ts';
import { RequiresPassword } from '../admin-session/admin-session.port.ts';
import { NewTokenBody, PluginKey, ReasonBody, TokenPath } from './registry/plugin.requests.ts';
import { PluginOverviews } from './overview/plugin-overviews.ts';
import { Releases } from './release/releases.ts';
import { PublishTokens } from './tokens/publish-tokens.ts';

@Controller('api/admin/plugins')
@MinimumRole('publisher')
export class AdminPluginsController {
  constructor(
    private readonly overviews: PluginOverviews,
    private readonly releases: Releases,
    private readonly tokens: PublishTokens,
  ) {}

  @Get()
  list(): Promise<PluginOverview[]> {
    return this.overviews.list();
  }

  @Post(':key/withdraw')
  @HttpCode(200)
  async withdraw(
    @Param() { key }: PluginKey,
    @Body() { reason }: ReasonBody,
    @Requester() by: Author,
  ): Promise<PluginDetail> {
    await this.releases.withdraw(key, { ...by, reason });
    return this.overviews.detail(key);
  }

  @Post(':key/restore')
  @MinimumRole('owner')
  @RequiresPassword()
  @HttpCode(200)
  async restore(
    @Param() { key }: PluginKey,
    @Body() { reason }: ReasonBody,
    @Requester() by: Author,
  ): Promise<PluginDetail> {
    await this.releases.restore(key, { ...by, reason });
    return this.overviews.detail(key);
  }

  @Get(':key/tokens')
  @MinimumRole('owner')
  tokensOf(@Param() { key }: PluginKey): Promise<PublishToken[]> {
    return this.tokens.list(key);
  }

  @Post(':key/tokens')
  @MinimumRole('owner')
  @RequiresPassword()
  issue(
    @Param() { key }: PluginKey,
    @Body() token: NewTokenBody,
    @Requester() by: Author,
  ): Promise<IssuedPublishToken> {
    return this.tokens.issue(key, token, by);
  }

  @Delete(':key/tokens/:id')
  @MinimumRole('owner')
  @RequiresPassword()
  @HttpCode(204)
  revoke(@Param() { key, id }: TokenPath, @Requester() by: Author): Promise<void> {
    return this.tokens.revoke(key, id, by);
  }
}
