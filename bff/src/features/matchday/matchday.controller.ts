import { Controller, Get, Param } from '@nestjs/common';
import { CachedResponse, PUBLIC_CACHE } from '../../platform/http/cached-response.ts';
import { Cached, type ResponseSource } from '../../platform/http/cached-routes.ts';
import { MatchdayCards } from './matchday-cards.ts';
import { MatchdayParam } from './matchday.requests.ts';

@Controller('api/matchdays')
export class MatchdayController {
  constructor(private readonly cards: MatchdayCards) {}

  @Get(':matchday')
  @Cached()
  card(@Param() { matchday }: MatchdayParam): ResponseSource {
    return async () => CachedResponse.json(await this.cards.read(matchday), PUBLIC_CACHE);
  }
}
