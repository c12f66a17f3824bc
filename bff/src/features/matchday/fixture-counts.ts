import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { CountedResult, FixtureResults, FixtureTicket } from '@soccer-legends/contracts';
import { Clock } from '../../platform/environment/clock.ts';
import { CachedResponse, PUBLIC_CACHE } from '../../platform/http/cached-response.ts';
import { problem } from '../../platform/http/domain-error.ts';
import { SigningKey } from '../../platform/signing/signing-key.ts';
import { PlayerResults } from '../people/people.port.ts';
import { FixtureTallies, TICKET_MS, type CountedFixture } from './fixture-tallies.ts';
import { MatchdayCards } from './matchday-cards.ts';

const InvalidTicket = problem(
  'matchday.invalidTicket',
  403,
  'The server did not issue this ticket for this matchday, or it has expired. The result was not counted: start the fixture again.',
);

/** The sealed content of a ticket, which contains no data about the visitor. */
interface Ticket extends CountedFixture {
  /** Epoch milliseconds. */
  expires: number;
}

/** Counts the results of the fixtures on a card, one for each ticket. The server does not store the tickets it issues. */
@Injectable()
export class FixtureCounts {
  constructor(
    private readonly cards: MatchdayCards,
    private readonly key: SigningKey,
    private readonly tallies: FixtureTallies,
    private readonly players: PlayerResults,
    private readonly clock: Clock,
  ) {}

  /**
   * Returns a ticket for one result of a fixture, valid on every server for `TICKET_MS`. Throws the errors of
   * `MatchdayCards.requireOpen`.
   */
  async ticketFor(matchday: number, game: string): Promise<FixtureTicket> {
    await this.cards.requireOpen(matchday, game);
    const id = randomBytes(12).toString('base64url');
    const ticket: Ticket = { id, matchday, game, expires: this.clock.now().getTime() + TICKET_MS };
    return { ticket: await this.key.seal(ticket) };
  }

  /**
   * Counts a result unless its ticket was used before. Throws `InvalidTicket`, also for a ticket of another matchday, and
   * the errors of `FixtureTallies.count`.
   */
  async count(matchday: number, { ticket, ...result }: CountedResult, visitor: string): Promise<void> {
    const fixture = await this.key.open<Ticket>(ticket);
    if (fixture?.matchday !== matchday || !this.clock.isValidUntil(fixture.expires, TICKET_MS))
      throw new InvalidTicket();
    if (await this.tallies.count(fixture, result, visitor)) await this.players.count(fixture.game, result);
  }

  /** Returns the tally of a fixture; null in it while too few visitors have played. Throws like `MatchdayCards.require`. */
  async results(matchday: number, game: string): Promise<CachedResponse> {
    await this.cards.require(matchday, game);
    const results: FixtureResults = { tally: await this.tallies.shown(matchday, game) };
    return CachedResponse.json(results, PUBLIC_CACHE);
  }
}
