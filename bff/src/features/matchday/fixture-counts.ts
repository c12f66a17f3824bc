import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import {
  tokenOfMatchday,
  type CountedResult,
  type FixtureResults,
  type FixtureTicket,
} from '@soccer-legends/contracts';
import { Clock } from '../../platform/environment/clock.ts';
import { CachedResponse, PUBLIC_CACHE } from '../../platform/http/cached-response.ts';
import { problem } from '../../platform/http/domain-error.ts';
import { SigningKey } from '../../platform/signing/signing-key.ts';
import { FrozenDraws } from '../deals/deals.port.ts';
import { MATCHDAY_DRAWS, peopleIn } from '../games/games.port.ts';
import { PlayerResults, type PlayersMet } from '../people/people.port.ts';
import { Registry } from '../plugins/plugins.port.ts';
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
    private readonly draws: FrozenDraws,
    private readonly registry: Registry,
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
    const counted = await this.tallies.count(fixture, result, visitor);
    if (counted) await this.players.count(fixture.game, await this.dealtIn(fixture, result), counted.isNewNetwork);
  }

  /**
   * Returns the tally of a fixture, and how many visitors named its players. Empty until enough visitors have played. Throws
   * like `MatchdayCards.require`.
   */
  async results(matchday: number, game: string): Promise<CachedResponse> {
    await this.cards.require(matchday, game);
    const tally = await this.tallies.shown(matchday, game);
    const named = tally ? await this.players.shares(game, [...(await this.dealt({ matchday, game })).ids]) : [];
    return CachedResponse.json({ tally, named } satisfies FixtureResults, PUBLIC_CACHE);
  }

  /** Returns the players of a result without those whom the fixture did not deal. */
  private async dealtIn(fixture: CountedFixture, { named = [], missed = [] }: PlayersMet): Promise<PlayersMet> {
    const { ids, isOpen } = await this.dealt(fixture);
    return { named: named.filter((id) => isOpen || ids.has(id)), missed: missed.filter((id) => ids.has(id)) };
  }

  /** Returns the dealt players of a fixture, and whether visitors may also name other players. */
  private async dealt({ matchday, game }: Pick<CountedFixture, 'matchday' | 'game'>) {
    const draws = MATCHDAY_DRAWS.filter(
      ({ kind, draw }) => kind === 'player' && this.registry.gamesWith([draw]).includes(game),
    );
    const token = tokenOfMatchday(matchday);
    const deals = await Promise.all(draws.map(({ name }) => this.draws.stored(token, name)));
    const ids = new Set(deals.flatMap(peopleIn).flatMap(({ id }) => id ?? []));
    // The mode Recall of Player Grid accepts players who were not dealt.
    return { ids, isOpen: draws.some(({ draw }) => draw === 'playerGrid') };
  }
}
