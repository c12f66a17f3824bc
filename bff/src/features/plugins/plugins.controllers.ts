import { Body, Controller, Delete, Get, HttpCode, Param, Post, Query, Req, Res } from '@nestjs/common';
import { Action, MinimumRole, RequiresPassword } from '../../platform/http/route.ts';
import type {
  GameListing,
  GoldenRounds,
  IssuedPublishToken,
  PluginDetail,
  PluginNumbers,
  PluginOverview,
  PublishToken,
  PluginHistoryEntry,
  PublishPlan,
  PublishReceipt,
} from '@soccer-legends/contracts';
import { type Author, type RequestOrigin, Requester, Origin } from '../../platform/http/request-origin.ts';
import {
  NewTokenBody,
  PluginKey,
  ReasonBody,
  TokenPath,
  ReleaseBody,
  StageBody,
  VersionBody,
} from './registry/plugin.requests.ts';
import { PluginNumbersReader } from './overview/plugin-numbers.ts';
import { PluginOverviews } from './overview/plugin-overviews.ts';
import { Releases } from './release/releases.ts';
import { PublishTokens } from './tokens/publish-tokens.ts';
import { PublishTokenOrAdmin, Publisher, type PublisherIdentity } from './tokens/publisher.ts';
import { IsOptional, IsString, MaxLength } from 'class-validator';
import type { FastifyRequest, FastifyReply } from 'fastify';
import { CachedResponse } from '../../platform/http/cached-response.ts';
import { Cached, type JsonSource } from '../../platform/http/cached-routes.ts';
import { DevRegistry, withDevBuilds } from './dev-override/dev-registry.ts';
import { StageVisitors } from './registry/stage-visitors.ts';
import { ApiBody, ApiConsumes } from '@nestjs/swagger';
import { ArchiveReceiver } from './archive/archive-receiver.ts';
import { PublishedRounds } from './publish/golden-rounds.ts';
import { Uploads } from './publish/uploads.ts';

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

  @Action(':key/withdraw')
  @RequiresPassword()
  async withdraw(
    @Param() { key }: PluginKey,
    @Body() { reason }: ReasonBody,
    @Requester() by: Author,
  ): Promise<PluginDetail> {
    await this.releases.setWithdrawn(key, true, { ...by, reason });
    return this.overviews.detail(key);
  }

  @Action(':key/restore')
  @MinimumRole('owner')
  @RequiresPassword()
  async restore(
    @Param() { key }: PluginKey,
    @Body() { reason }: ReasonBody,
    @Requester() by: Author,
  ): Promise<PluginDetail> {
    await this.releases.setWithdrawn(key, false, { ...by, reason });
    return this.overviews.detail(key);
  }

  @Action(':key/promote')
  @MinimumRole('owner')
  @RequiresPassword()
  async promote(
    @Param() { key }: PluginKey,
    @Body() { reason }: ReasonBody,
    @Requester() by: Author,
  ): Promise<PluginDetail> {
    await this.releases.setTrusted(key, true, { ...by, reason });
    return this.overviews.detail(key);
  }

  @Action(':key/demote')
  @MinimumRole('owner')
  @RequiresPassword()
  async demote(
    @Param() { key }: PluginKey,
    @Body() { reason }: ReasonBody,
    @Requester() by: Author,
  ): Promise<PluginDetail> {
    await this.releases.setTrusted(key, false, { ...by, reason });
    return this.overviews.detail(key);
  }

  @Action(':key/join-matchdays')
  @RequiresPassword()
  async joinMatchdays(
    @Param() { key }: PluginKey,
    @Body() { reason }: ReasonBody,
    @Requester() by: Author,
  ): Promise<PluginDetail> {
    await this.releases.setJoinsMatchdays(key, true, { ...by, reason });
    return this.overviews.detail(key);
  }

  @Action(':key/leave-matchdays')
  @RequiresPassword()
  async leaveMatchdays(
    @Param() { key }: PluginKey,
    @Body() { reason }: ReasonBody,
    @Requester() by: Author,
  ): Promise<PluginDetail> {
    await this.releases.setJoinsMatchdays(key, false, { ...by, reason });
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

@Controller('api/admin/plugins/:key')
@MinimumRole('publisher')
@PublishTokenOrAdmin()
export class ReleasesController {
  constructor(
    private readonly releases: Releases,
    private readonly overviews: PluginOverviews,
    private readonly numbers: PluginNumbersReader,
    private readonly rounds: PublishedRounds,
  ) {}

  @Get()
  detail(@Param() { key }: PluginKey): Promise<PluginDetail> {
    return this.overviews.detail(key);
  }

  @Get('history')
  history(@Param() { key }: PluginKey): Promise<PluginHistoryEntry[]> {
    return this.overviews.history(key);
  }

  @Get('numbers')
  numbersOf(@Param() { key }: PluginKey): Promise<PluginNumbers> {
    return this.numbers.read(key);
  }

  @Get('golden-rounds')
  goldenRounds(@Param() { key }: PluginKey): Promise<GoldenRounds> {
    return this.rounds.read(key);
  }

  @Action('release')
  @RequiresPassword()
  async release(
    @Param() { key }: PluginKey,
    @Body() { reason, ...body }: ReleaseBody,
    @Requester() by: Author,
  ): Promise<PluginDetail> {
    await this.releases.release(key, body, { ...by, reason });
    return this.overviews.detail(key);
  }

  @Action('rollback')
  @RequiresPassword()
  async rollBack(
    @Param() { key }: PluginKey,
    @Body() { reason }: ReasonBody,
    @Requester() by: Author,
  ): Promise<PluginDetail> {
    await this.releases.rollBack(key, { ...by, reason });
    return this.overviews.detail(key);
  }

  @Action('withdraw-version')
  @RequiresPassword()
  async withdrawVersion(
    @Param() { key }: PluginKey,
    @Body() { reason, ...body }: VersionBody,
    @Requester() by: Author,
  ): Promise<PluginDetail> {
    await this.releases.withdrawVersion(key, body, { ...by, reason });
    return this.overviews.detail(key);
  }

  @Action('stage')
  @RequiresPassword()
  async stage(
    @Param() { key }: PluginKey,
    @Body() { reason, ...body }: StageBody,
    @Requester() by: Author,
  ): Promise<PluginDetail> {
    await this.releases.stage(key, body, { ...by, reason });
    return this.overviews.detail(key);
  }
}

export class GamesQuery {
  /** Ignored, because the route is public. The admin console sends a password. */
  @IsOptional()
  @IsString({ message: 'password must be a text' })
  @MaxLength(256, { message: 'password must be at most 256 characters' })
  password?: string;
}

@Controller('api/games')
export class GamesController {
  constructor(
    private readonly visitors: StageVisitors,
    private readonly dev: DevRegistry,
  ) {}

  @Cached()
  @Get()
  list(@Query() _query: GamesQuery): JsonSource<GameListing[]> {
    return async (request) => {
      const { listings, answer } = await this.visitors.variantFor(request.headers.cookie);
      if (!this.dev.mayHaveBuilds(request.headers)) return answer;
      const builds = await this.dev.buildsFor(request);
      return builds.length === 0 ? answer : CachedResponse.json(withDevBuilds(listings, builds), 'no-store');
    };
  }
}

const ARCHIVE = { schema: { type: 'string', format: 'binary' } };

@ApiConsumes('application/zip')
@Controller('api/admin/plugins')
@MinimumRole('publisher')
@PublishTokenOrAdmin()
export class PublishingController {
  constructor(
    private readonly archives: ArchiveReceiver,
    private readonly uploads: Uploads,
  ) {}

  @Post()
  @ApiBody(ARCHIVE)
  async publish(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Publisher() publisher: PublisherIdentity,
    @Origin() from: RequestOrigin,
  ): Promise<PublishReceipt> {
    const receipt = await this.archives.receive(request, (built) => this.uploads.publish(built, publisher, from));
    void reply.code(receipt.created ? 201 : 200);
    return receipt;
  }

  @Action('plan')
  @ApiBody(ARCHIVE)
  plan(@Req() request: FastifyRequest, @Publisher() publisher: PublisherIdentity): Promise<PublishPlan> {
    return this.archives.receive(request, (built) => this.uploads.plan(built, publisher));
  }
}
