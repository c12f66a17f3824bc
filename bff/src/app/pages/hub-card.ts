import { Injectable } from '@nestjs/common';
import { matchdayOf, type FirstCard } from '@soccer-legends/contracts';
import { MatchdayCards } from '../../features/matchday/matchday-cards.ts';
import { Clock } from '../../platform/environment/clock.ts';
import { Log } from '../../platform/http/log.ts';

/** A database that does not respond must not delay every page. */
const RETRY_MS = 10_000;

/** The fixtures of the current day in UTC, for the hub that the server renders. */
@Injectable()
export class HubCard {
  private failedAt = -Infinity;

  constructor(
    private readonly cards: MatchdayCards,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  /** Returns the card of a day; undefined if it cannot be read. The page then requests it. @param day as `YYYY-MM-DD` */
  async read(day: string): Promise<FirstCard | undefined> {
    const number = matchdayOf(day);
    const now = this.clock.now().getTime();
    if (number === undefined || now - this.failedAt < RETRY_MS) return undefined;
    try {
      const { matchday, fixtures } = await this.cards.read(number);
      return fixtures.length > 0 ? { matchday, fixtures } : undefined;
    } catch (error) {
      this.failedAt = now;
      this.log.warn({ matchday: number, err: error }, 'The hub is rendered without the card of its day.');
      return undefined;
    }
  }
}
