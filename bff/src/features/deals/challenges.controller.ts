import type { Challenge } from '@soccer-legends/contracts';
import { Controller, Get, Header, HttpCode, Param, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Public } from '../../platform/http/public.ts';
import { RequestOrigins } from '../../platform/http/request-origin.ts';
import { ChallengeParam } from './challenges.requests.ts';
import { Challenges } from './challenges.ts';

/** Creates and reads the tokens that give two friends the same round. The server receives neither results nor names. */
@Public()
@Controller('api/challenges')
export class ChallengesController {
  constructor(
    private readonly challenges: Challenges,
    private readonly origins: RequestOrigins,
  ) {}

  @Post()
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  create(@Req() request: FastifyRequest): Promise<Challenge> {
    return this.challenges.create(this.origins.of(request).visitor);
  }

  @Get(':token')
  @Header('cache-control', 'no-store')
  read(@Param() { token }: ChallengeParam): Promise<Challenge> {
    return this.challenges.read(token);
  }
}
