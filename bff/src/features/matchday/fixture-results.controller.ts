import type { FixtureTicket } from '@soccer-legends/contracts';
import { Body, Controller, Get, Header, HttpCode, Param, Post } from '@nestjs/common';
import { Cached, type ResponseSource } from '../../platform/http/cached-routes.ts';
import { Public } from '../../platform/http/public.ts';
import type { RequestOrigin } from '../../platform/http/request-origin.ts';
import { Origin } from '../../platform/http/requester.ts';
import { FixtureCounts } from './fixture-counts.ts';
import { FixtureParams, MatchdayParam, ResultRequest, TicketRequest } from './matchday.requests.ts';

@Controller('api/matchdays/:matchday')
export class FixtureResultsController {
  constructor(private readonly fixtures: FixtureCounts) {}

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
  results(@Param() { matchday, game }: FixtureParams): ResponseSource {
    return () => this.fixtures.results(matchday, game);
  }
}
