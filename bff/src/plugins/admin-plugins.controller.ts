import { Body, Controller, Delete, Get, HttpCode, Param, Post, Req } from '@nestjs/common';
import type {
  DevOverride,
  IssuedPublishToken,
  PluginDetail,
  PluginOverview,
  PublishToken,
} from '@soccer-legends/contracts';
import type { FastifyRequest } from 'fastify';
import { Admin, type AdminIdentity } from '../admin-session/admin-identity.ts';
import { DevOverrideBody, NewTokenBody, PluginKey, ReasonBody, TokenPath } from './admin-plugins.requests.ts';
import { DevOverrides } from './dev-override/dev-overrides.ts';
import { PluginOverviews } from './overview/plugin-overviews.ts';
import { Releases } from './release/releases.ts';
import { PublishTokens } from './tokens/publish-tokens.ts';

/** What the administrator alone may do with plugins. */
@Controller('api/admin/plugins')
export class AdminPluginsController {
  constructor(
    private readonly overviews: PluginOverviews,
    private readonly releases: Releases,
    private readonly tokens: PublishTokens,
    private readonly overrides: DevOverrides,
  ) {}

  @Get()
  list(@Admin() { sessionId }: AdminIdentity): Promise<PluginOverview[]> {
    return this.overviews.list(sessionId);
  }

  @Post(':key/withdraw')
  @HttpCode(200)
  async withdraw(
    @Param() { key }: PluginKey,
    @Body() { reason }: ReasonBody,
    @Admin() { sessionId, actor }: AdminIdentity,
    @Req() { id: requestId }: FastifyRequest,
  ): Promise<PluginDetail> {
    await this.releases.withdraw(key, { actor, reason, requestId });
    return this.overviews.detail(key, sessionId);
  }

  @Post(':key/restore')
  @HttpCode(200)
  async restore(
    @Param() { key }: PluginKey,
    @Body() { reason }: ReasonBody,
    @Admin() { sessionId, actor }: AdminIdentity,
    @Req() { id: requestId }: FastifyRequest,
  ): Promise<PluginDetail> {
    await this.releases.restore(key, { actor, reason, requestId });
    return this.overviews.detail(key, sessionId);
  }

  @Get(':key/tokens')
  tokensOf(@Param() { key }: PluginKey): Promise<PublishToken[]> {
    return this.tokens.list(key);
  }

  @Post(':key/tokens')
  issue(
    @Param() { key }: PluginKey,
    @Body() token: NewTokenBody,
    @Admin() { actor }: AdminIdentity,
  ): Promise<IssuedPublishToken> {
    return this.tokens.issue(key, token, actor);
  }

  @Delete(':key/tokens/:id')
  @HttpCode(204)
  revoke(@Param() { key, id }: TokenPath, @Admin() { actor }: AdminIdentity): Promise<void> {
    return this.tokens.revoke(key, id, actor);
  }

  @Post(':key/dev-override')
  @HttpCode(200)
  allowDev(
    @Param() { key }: PluginKey,
    @Body() wish: DevOverrideBody,
    @Admin() { sessionId, actor }: AdminIdentity,
  ): Promise<DevOverride> {
    return this.overrides.allow({ ...wish, key, sessionId, actor });
  }

  @Delete(':key/dev-override')
  @HttpCode(204)
  endDev(@Param() { key }: PluginKey, @Admin() { sessionId, actor }: AdminIdentity): Promise<void> {
    return this.overrides.end({ key, sessionId, actor });
  }
}
