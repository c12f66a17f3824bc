import {
  GAME_KEY,
  MOST_MET,
  type CountedResult,
  type FixtureResults,
  type FixtureTicket,
  type FixtureTicketRequest,
  type Matchday,
} from '@soccer-legends/contracts';
import { applyDecorators, Controller, Get, Param, Body, HttpCode, Post, Module } from '@nestjs/common';
import { Action, Public } from '../../platform/http/route.ts';
import { ArrayMaxSize, IsArray, IsIn, IsInt, IsOptional, Matches, Max, Min } from 'class-validator';
import { LARGEST_ID, WholeNumber, type Exactly } from '../../platform/http/request-fields.ts';
import { CachedResponse, PUBLIC_CACHE } from '../../platform/http/cached-response.ts';
import { Cached, type JsonSource } from '../../platform/http/cached-routes.ts';
import { MatchdayCards } from './matchday-cards.ts';
import { type RequestOrigin, Origin } from '../../platform/http/request-origin.ts';
import { FixtureCounts } from './fixture-counts.ts';
import { signingKey } from '../../platform/signing/signing-key.ts';
import { CatalogueModule } from '../people/people.port.ts';
import { DealsModule } from '../deals/deals.port.ts';
import { PluginsModule } from '../plugins/plugins.port.ts';
import { FixtureTallies } from './fixture-tallies.ts';

const LAST_MATCHDAY = 999_999;
const MOST_ROUNDS = 1000;

function PlayerIds(): PropertyDecorator {
  const message = `$property must be a list of up to ${MOST_MET} ids of players`;
  return applyDecorators(
    IsOptional(),
    IsArray({ message }),
    ArrayMaxSize(MOST_MET, { message }),
    IsInt({ each: true, message }),
    Min(1, { each: true, message }),
    Max(LARGEST_ID, { each: true, message }),
  );
}

class MatchdayParam {
  @WholeNumber({ min: 1, max: LAST_MATCHDAY })
  matchday!: number;
}

class FixtureParams extends MatchdayParam {
  @Matches(GAME_KEY, { message: 'game must be the key of a game' })
  game!: string;
}

class TicketRequest implements Exactly<TicketRequest, FixtureTicketRequest> {
  @Matches(GAME_KEY, { message: 'game must be the key of a game' })
  game!: string;
}

class ResultRequest implements Exactly<ResultRequest, CountedResult> {
  @Matches(/^[\w-]{1,300}\.[\w-]{1,100}$/, { message: 'ticket must be a ticket of this server' })
  ticket!: string;

  @IsIn(['win', 'lose'], { message: 'outcome must be win or lose' })
  outcome!: 'win' | 'lose';

  @IsInt({ message: 'roundsWon must be a whole number' })
  @Min(0, { message: 'roundsWon must be at least 0' })
  @Max(MOST_ROUNDS, { message: `roundsWon must be at most ${MOST_ROUNDS}` })
  roundsWon!: number;

  @PlayerIds()
  named?: readonly number[];

  @PlayerIds()
  missed?: readonly number[];
}

@Controller('api/matchdays/:matchday')
class MatchdayController {
  constructor(
    private readonly cards: MatchdayCards,
    private readonly fixtures: FixtureCounts,
  ) {}

  @Get()
  @Cached()
  card(@Param() { matchday }: MatchdayParam): JsonSource<Matchday> {
    return async () => CachedResponse.json(await this.cards.read(matchday), PUBLIC_CACHE);
  }

  @Action('tickets')
  @Public()
  ticket(@Param() { matchday }: MatchdayParam, @Body() { game }: TicketRequest): Promise<FixtureTicket> {
    return this.fixtures.ticketFor(matchday, game);
  }

  @Post('results')
  @Public()
  @HttpCode(204)
  count(
    @Param() { matchday }: MatchdayParam,
    @Body() result: ResultRequest,
    @Origin() { visitor }: RequestOrigin,
  ): Promise<void> {
    return this.fixtures.count(matchday, result, visitor);
  }

  @Get('results/:game')
  @Cached()
  results(@Param() { matchday, game }: FixtureParams): JsonSource<FixtureResults> {
    return () => this.fixtures.results(matchday, game);
  }
}

@Module({
  imports: [CatalogueModule, DealsModule, PluginsModule],
  controllers: [MatchdayController],
  providers: [signingKey('matchday.ticketKey'), FixtureCounts, FixtureTallies, MatchdayCards],
  exports: [MatchdayCards],
})
export class MatchdayModule {}
