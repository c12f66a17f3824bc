import {
  CHALLENGE_TOKEN,
  DRAW_HEADER,
  FREE_DRAW,
  FREE_SEED,
  type Challenge,
  type ChallengeStart,
} from '@soccer-legends/contracts';
import { ArrayMaxSize, IsArray, IsOptional, Length, Matches } from 'class-validator';
import { Body, Controller, Get, Header, Param, Module } from '@nestjs/common';
import { Action, Public } from '../../platform/http/route.ts';
import type { Exactly } from '../../platform/http/request-fields.ts';
import { type RequestOrigin, Origin } from '../../platform/http/request-origin.ts';
import { signingKey } from '../../platform/signing/signing-key.ts';
import { Challenges } from './challenges.ts';
import { FrozenDraws, MOST_CHALLENGE_DRAWS } from './frozen-draws.ts';
import { DealtResponses } from './dealt-responses.ts';

class ChallengeParam {
  @Matches(CHALLENGE_TOKEN, { message: 'token must be the token of a challenge' })
  token!: string;
}

const MOST_RECENT = 200;
const LONGEST_RECENT = 100;
const RECENT = { message: `recent must be up to ${MOST_RECENT} texts of up to ${LONGEST_RECENT} characters` };
const DRAWS = { message: `draws must be up to ${MOST_CHALLENGE_DRAWS} values of the header ${DRAW_HEADER}` };

class FreeRound implements Exactly<FreeRound, ChallengeStart> {
  @IsOptional()
  @Matches(FREE_SEED, { message: 'seed must be a whole number as a text' })
  seed?: string;

  @IsOptional()
  @IsArray(DRAWS)
  @ArrayMaxSize(MOST_CHALLENGE_DRAWS, DRAWS)
  @Matches(FREE_DRAW, { each: true, ...DRAWS })
  draws?: readonly string[];

  @IsOptional()
  @IsArray(RECENT)
  @ArrayMaxSize(MOST_RECENT, RECENT)
  @Length(1, LONGEST_RECENT, { each: true, ...RECENT })
  recent?: readonly string[];
}

/** Creates and reads the tokens that give two friends the same round. The server receives neither results nor names. */
@Public()
@Controller('api/challenges')
class ChallengesController {
  constructor(
    private readonly challenges: Challenges,
    private readonly draws: FrozenDraws,
  ) {}

  @Action()
  async create(@Origin() from: RequestOrigin, @Body() free: FreeRound = {}): Promise<Challenge> {
    return this.withStart(await this.challenges.create(from, free));
  }

  @Get(':token')
  @Header('cache-control', 'no-store')
  async read(@Param() { token }: ChallengeParam): Promise<Challenge> {
    return this.withStart(await this.challenges.read(token));
  }

  private async withStart(challenge: Omit<Challenge, 'seed'>): Promise<Challenge> {
    return { ...challenge, ...(await this.draws.startOf(challenge.token)) };
  }
}

@Module({
  controllers: [ChallengesController],
  providers: [signingKey('deals.seedKey'), Challenges, DealtResponses, FrozenDraws],
  exports: [Challenges, DealtResponses, FrozenDraws],
})
export class DealsModule {}
