import { Controller, Get, Query, Req } from '@nestjs/common';
import { IsOptional, IsString, MaxLength } from 'class-validator';
import type { FastifyRequest } from 'fastify';
import { Public } from '../../platform/http/public.ts';
import { HotAnswers } from '../../platform/http/hot-answers.ts';
import { CachedResponse } from '../../platform/http/cached-response.ts';
import { withDevOverrides, DevRegistry } from './dev-override/dev-registry.ts';
import { Registry } from './registry/registry.ts';

export class GamesQuery {
  /** Ignored: the admin console sends one, but the route is public. */
  @IsOptional()
  @IsString({ message: 'password must be a text' })
  @MaxLength(256, { message: 'password must be at most 256 characters' })
  password?: string;
}

/** The games that a visitor can play. */
@Public()
@Controller('api/games')
export class GamesController {
  constructor(
    private readonly registry: Registry,
    private readonly dev: DevRegistry,
    hot: HotAnswers,
  ) {
    hot.set('/api/games', ({ headers }) => registry.variantFor(headers.cookie).answer, {
      unless: ({ headers }) => dev.mayHaveOverrides(headers),
    });
  }

  @Get()
  async list(@Query() _query: GamesQuery, @Req() request: FastifyRequest): Promise<CachedResponse> {
    const { listings, answer } = this.registry.variantFor(request.headers.cookie);
    const overrides = await this.dev.overridesFor(request);
    return overrides.length === 0 ? answer : CachedResponse.json(withDevOverrides(listings, overrides), 'no-store');
  }
}
