import { Controller, Get, Param } from '@nestjs/common';
import { CachedResponse, PUBLIC_CACHE } from '../../platform/http/cached-response.ts';
import { Cached, type ResponseSource } from '../../platform/http/cached-routes.ts';
import { WholeNumber } from '../../platform/http/whole-number.ts';
import { MatchdayCards } from './matchday-cards.ts';

const LAST_MATCHDAY = 999_999;

export class MatchdayParam {
  @WholeNumber({ min: 1, max: LAST_MATCHDAY })
  matchday!: number;
}

@Controller('api/matchdays')
export class MatchdayController {
  constructor(private readonly cards: MatchdayCards) {}

  @Get(':matchday')
  @Cached()
  card(@Param() { matchday }: MatchdayParam): ResponseSource {
    return async () => CachedResponse.json(await this.cards.read(matchday), PUBLIC_CACHE);
  }
}
