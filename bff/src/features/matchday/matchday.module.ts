import { Controller, Get, Param, Body, Header, HttpCode, Post, Module } from '@nestjs/common';
import { CachedResponse, PUBLIC_CACHE } from '../../platform/http/cached-response.ts';
import { Cached, type JsonSource } from '../../platform/http/cached-routes.ts';
import { MatchdayCards } from './matchday-cards.ts';
import { MatchdayParam, FixtureParams, ResultRequest, TicketRequest } from './matchday.requests.ts';
import type { FixtureResults, FixtureTicket, Matchday } from '@soccer-legends/contracts';
import { Public } from '../../platform/http/public.ts';
import type { RequestOrigin } from '../../platform/http/request-origin.ts';
import { Origin } from '../../platform/http/requester.ts';
import { FixtureCounts } from './fixture-counts.ts';
import { Database } from '../../platform/database/database.ts';
import { SigningKey } from '../../platform/signing/signing-key.ts';
import { CatalogueModule } from '../catalogue/catalogue.port.ts';
import { DealsModule } from '../deals/deals.port.ts';
import { PluginsModule } from '../plugins/plugins.port.ts';
import { FixtureTallies } from './fixture-tallies.ts';

@Controller('api/matchdays/:matchday')
export class MatchdayController {
  constructor(
    private readonly cards: MatchdayCards,
    private readonly fixtures: FixtureCounts,
  ) {}

  @Get()
  @Cached()
  card(@Param() { matchday }: MatchdayParam): JsonSource<Matchday> {
    return async () => CachedResponse.json(await this.cards.read(matchday), PUBLIC_CACHE);
  }

  @Post('tickets')
  @Public()
  @HttpCode(200)
  @Header('cache-control', 'no-store')
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
  providers: [
    {
      provide: SigningKey,
      inject: [Database],
      useFactory: (database: Database) => new SigningKey(database, 'matchday.ticketKey'),
    },
    FixtureCounts,
    FixtureTallies,
    MatchdayCards,
  ],
  exports: [MatchdayCards],
})
export class MatchdayModule {}
