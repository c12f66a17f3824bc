import { CHALLENGE_TOKEN, type Challenge } from '@soccer-legends/contracts';
import { Matches } from 'class-validator';
import { Controller, Get, Header, HttpCode, Param, Post, Module } from '@nestjs/common';
import { Public } from '../../platform/http/public.ts';
import type { RequestOrigin } from '../../platform/http/request-origin.ts';
import { Origin } from '../../platform/http/requester.ts';
import { Challenges, SweepChallengesJob } from './challenges.ts';
import { FrozenDraws } from './frozen-draws.ts';
import { DealtResponses } from './dealt-responses.ts';

class ChallengeParam {
  @Matches(CHALLENGE_TOKEN, { message: 'token must be the token of a challenge' })
  token!: string;
}

/** Creates and reads the tokens that give two friends the same round. The server receives neither results nor names. */
@Public()
@Controller('api/challenges')
class ChallengesController {
  constructor(private readonly challenges: Challenges) {}

  @Post()
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  create(@Origin() { visitor }: RequestOrigin): Promise<Challenge> {
    return this.challenges.create(visitor);
  }

  @Get(':token')
  @Header('cache-control', 'no-store')
  read(@Param() { token }: ChallengeParam): Promise<Challenge> {
    return this.challenges.read(token);
  }
}

@Module({
  controllers: [ChallengesController],
  providers: [Challenges, DealtResponses, FrozenDraws, SweepChallengesJob],
  exports: [Challenges, DealtResponses, FrozenDraws],
})
export class DealsModule {}
