import { CHALLENGE_TOKEN, type Challenge } from '@soccer-legends/contracts';
import { Matches } from 'class-validator';
import { Controller, Get, Header, HttpCode, Param, Post, Module } from '@nestjs/common';
import { Database } from '../../platform/database/database.ts';
import { Public } from '../../platform/http/public.ts';
import type { RequestOrigin } from '../../platform/http/request-origin.ts';
import { Origin } from '../../platform/http/requester.ts';
import { SigningKey } from '../../platform/signing/signing-key.ts';
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
  constructor(
    private readonly challenges: Challenges,
    private readonly draws: FrozenDraws,
  ) {}

  @Post()
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  async create(@Origin() from: RequestOrigin): Promise<Challenge> {
    return this.withSeed(await this.challenges.create(from));
  }

  @Get(':token')
  @Header('cache-control', 'no-store')
  async read(@Param() { token }: ChallengeParam): Promise<Challenge> {
    return this.withSeed(await this.challenges.read(token));
  }

  private async withSeed(challenge: Omit<Challenge, 'seed'>): Promise<Challenge> {
    return { ...challenge, seed: await this.draws.seedOf(challenge.token) };
  }
}

@Module({
  controllers: [ChallengesController],
  providers: [
    {
      provide: SigningKey,
      inject: [Database],
      useFactory: (database: Database) => new SigningKey(database, 'deals.seedKey'),
    },
    Challenges,
    DealtResponses,
    FrozenDraws,
    SweepChallengesJob,
  ],
  exports: [Challenges, DealtResponses, FrozenDraws],
})
export class DealsModule {}
