import type { FixtureResults, FixtureTicket } from '@soccer-legends/contracts';
import { Body, Controller, Get, Header, HttpCode, Param, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { CachedResponse, PUBLIC_CACHE } from '../../platform/http/cached-response.ts';
import { Cached, type ResponseSource } from '../../platform/http/cached-routes.ts';
import { Public } from '../../platform/http/public.ts';
import { RequestOrigins } from '../../platform/http/request-origin.ts';
import { FixtureTallies } from './fixture-tallies.ts';
import { FixtureTickets } from './fixture-tickets.ts';
import { MatchdayCards } from './matchday-cards.ts';
import { InvalidTicket } from './matchday.errors.ts';
import { FixtureParams, MatchdayParam, ResultRequest, TicketRequest } from './matchday.requests.ts';

/** How others did in the fixtures of a matchday. */
@Controller('api/matchdays/:matchday')
export class FixtureResultsController {
  constructor(
    private readonly cards: MatchdayCards,
    private readonly tickets: FixtureTickets,
    private readonly tallies: FixtureTallies,
    private readonly origins: RequestOrigins,
  ) {}

  @Post('tickets')
  @Public()
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  async ticket(@Param() { matchday }: MatchdayParam, @Body() { game }: TicketRequest): Promise<FixtureTicket> {
    await this.cards.requireOpen(matchday, game);
    return { ticket: await this.tickets.issue(matchday, game) };
  }

  @Post('results')
  @Public()
  @HttpCode(204)
  async count(
    @Param() { matchday }: MatchdayParam,
    @Body() { ticket, ...result }: ResultRequest,
    @Req() request: FastifyRequest,
  ): Promise<void> {
    const fixture = await this.tickets.read(ticket);
    if (fixture?.matchday !== matchday) throw new InvalidTicket();
    await this.tallies.count(fixture, result, this.origins.of(request).visitor);
  }

  @Get('results/:game')
  @Cached()
  results(@Param() { matchday, game }: FixtureParams): ResponseSource {
    return async () => {
      await this.cards.require(matchday, game);
      const results: FixtureResults = { tally: await this.tallies.shown(matchday, game) };
      return CachedResponse.json(results, PUBLIC_CACHE);
    };
  }
}
