import { Injectable } from '@nestjs/common';
import type { CountedResult, FixtureResults, FixtureTicket } from '@soccer-legends/contracts';
import { PlayerResults } from '../catalogue/catalogue.port.ts';
import { CachedResponse, PUBLIC_CACHE } from '../../platform/http/cached-response.ts';
import { FixtureTallies } from './fixture-tallies.ts';
import { FixtureTickets } from './fixture-tickets.ts';
import { MatchdayCards } from './matchday-cards.ts';
import { InvalidTicket } from './matchday.errors.ts';

/** Counts the results of the fixtures on a card, one for each ticket. */
@Injectable()
export class FixtureCounts {
  constructor(
    private readonly cards: MatchdayCards,
    private readonly tickets: FixtureTickets,
    private readonly tallies: FixtureTallies,
    private readonly players: PlayerResults,
  ) {}

  /** Returns a ticket for one result of a fixture. Throws the errors of `MatchdayCards.requireOpen`. */
  async ticketFor(matchday: number, game: string): Promise<FixtureTicket> {
    await this.cards.requireOpen(matchday, game);
    return { ticket: await this.tickets.issue(matchday, game) };
  }

  /**
   * Counts a result unless its ticket was used before. Throws `InvalidTicket`, also for a ticket of another matchday, and
   * the errors of `FixtureTallies.count`.
   */
  async count(matchday: number, { ticket, ...result }: CountedResult, visitor: string): Promise<void> {
    const fixture = await this.tickets.read(ticket);
    if (fixture?.matchday !== matchday) throw new InvalidTicket();
    if (await this.tallies.count(fixture, result, visitor)) await this.players.count(fixture.game, result);
  }

  /** Returns the tally of a fixture; null in it while too few visitors have played. Throws like `MatchdayCards.require`. */
  async results(matchday: number, game: string): Promise<CachedResponse> {
    await this.cards.require(matchday, game);
    const results: FixtureResults = { tally: await this.tallies.shown(matchday, game) };
    return CachedResponse.json(results, PUBLIC_CACHE);
  }
}
