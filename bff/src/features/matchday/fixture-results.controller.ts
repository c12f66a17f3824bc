import type { FixtureTicket } from '@soccer-legends/contracts';
import { Body, Controller, Get, Header, HttpCode, Param, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Cached, type ResponseSource } from '../../platform/http/cached-routes.ts';
import { Public } from '../../platform/http/public.ts';
import { RequestOrigins } from '../../platform/http/request-origin.ts';
import { FixtureCounts } from './fixture-counts.ts';
import { FixtureParams, MatchdayParam, ResultRequest, TicketRequest } from './matchday.requests.ts';

@Controller('api/matchdays/:matchday')
export class FixtureResultsController {
  constructor(
    private readonly fixtures: FixtureCounts,
    private readonly origins: RequestOrigins,
  ) {}

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
    @Req() request: FastifyRequest,
  ): Promise<void> {
    return this.fixtures.count(matchday, result, this.origins.of(request).visitor);
  }

  @Get('results/:game')
  @Cached()
  results(@Param() { matchday, game }: FixtureParams): ResponseSource {
    return () => this.fixtures.results(matchday, game);
  }
}
