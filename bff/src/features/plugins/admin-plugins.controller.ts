import { Body, Controller, Delete, Get, HttpCode, Param, Post, Req } from '@nestjs/common';
import type { IssuedPublishToken, PluginDetail, PluginOverview, PublishToken } from '@soccer-legends/contracts';
import type { FastifyRequest } from 'fastify';
import { Admin, type AdminIdentity, RequiresPassword } from '../admin-session/admin-session.port.ts';
import { NewTokenBody, PluginKey, ReasonBody, TokenPath } from './registry/plugin.requests.ts';
import { PluginOverviews } from './overview/plugin-overviews.ts';
import { Releases } from './release/releases.ts';
import { PublishTokens } from './tokens/publish-tokens.ts';

/** Actions on plugins that only an administrator may take. */
@Controller('api/admin/plugins')
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
    @Admin() { actor }: AdminIdentity,
    @Req() { id: requestId }: FastifyRequest,
  ): Promise<PluginDetail> {
    await this.releases.withdraw(key, { actor, reason, requestId });
    return this.overviews.detail(key);
  }

  @Post(':key/restore')
  @RequiresPassword()
  @HttpCode(200)
  async restore(
    @Param() { key }: PluginKey,
    @Body() { reason }: ReasonBody,
    @Admin() { actor }: AdminIdentity,
    @Req() { id: requestId }: FastifyRequest,
  ): Promise<PluginDetail> {
    await this.releases.restore(key, { actor, reason, requestId });
    return this.overviews.detail(key);
  }

  @Get(':key/tokens')
  tokensOf(@Param() { key }: PluginKey): Promise<PublishToken[]> {
    return this.tokens.list(key);
  }

  @Post(':key/tokens')
  @RequiresPassword()
  issue(
    @Param() { key }: PluginKey,
    @Body() token: NewTokenBody,
    @Admin() { actor }: AdminIdentity,
  ): Promise<IssuedPublishToken> {
    return this.tokens.issue(key, token, actor);
  }

  @Delete(':key/tokens/:id')
  @RequiresPassword()
  @HttpCode(204)
  revoke(@Param() { key, id }: TokenPath, @Admin() { actor }: AdminIdentity): Promise<void> {
    return this.tokens.revoke(key, id, actor);
  }
}
