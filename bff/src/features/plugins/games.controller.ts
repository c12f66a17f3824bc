import { Controller, Get, Query } from '@nestjs/common';
import { IsOptional, IsString, MaxLength } from 'class-validator';
import type { FastifyRequest } from 'fastify';
import { CachedResponse } from '../../platform/http/cached-response.ts';
import { Cached, type ResponseSource } from '../../platform/http/cached-routes.ts';
import { DevRegistry, withDevOverrides } from './dev-override/dev-registry.ts';
import { Registry } from './registry/registry.ts';

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
    private readonly registry: Registry,
    private readonly dev: DevRegistry,
  ) {}

  @Cached()
  @Get()
  list(@Query() _query: GamesQuery): ResponseSource {
    return (request) =>
      this.dev.mayHaveOverrides(request.headers) ? this.listForDeveloper(request) : this.variantFor(request).answer;
  }

  private async listForDeveloper(request: FastifyRequest): Promise<CachedResponse> {
    const { listings, answer } = this.variantFor(request);
    const overrides = await this.dev.overridesFor(request);
    return overrides.length === 0 ? answer : CachedResponse.json(withDevOverrides(listings, overrides), 'no-store');
  }

  private variantFor({ headers }: FastifyRequest) {
    return this.registry.variantFor(headers.cookie);
  }
}
