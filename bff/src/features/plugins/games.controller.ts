import { Controller, Get, Query } from '@nestjs/common';
import { IsOptional, IsString, MaxLength } from 'class-validator';
import { Cached, type ResponseSource } from '../../platform/http/cached-routes.ts';
import { CachedResponse } from '../../platform/http/cached-response.ts';
import { withDevOverrides } from './dev-override/dev-listing.ts';
import { DevRegistry } from './dev-override/dev-registry.ts';
import { Registry } from './registry.ts';

export class GamesQuery {
  /** The console sends one with this call, which is open to everybody. */
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
    return (request) => {
      const { listings, answer } = this.registry.variantFor(request.headers.cookie);
      if (!this.dev.mayConcern(request.headers)) return answer;
      return this.dev
        .overridesFor(request)
        .then((overrides) =>
          overrides.length === 0 ? answer : CachedResponse.json(withDevOverrides(listings, overrides), 'no-store'),
        );
    };
  }
}
