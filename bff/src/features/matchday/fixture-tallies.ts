import { Injectable } from '@nestjs/common';
import { ENOUGH_RESULTS, MOST_ROUNDS_COUNTED, type CountedResult, type FixtureTally } from '@soccer-legends/contracts';
import { BoundedCache } from '../../platform/caches/bounded-cache.ts';
import { Database } from '../../platform/database/database.ts';
import { Clock, DAY_MS, MINUTE_MS } from '../../platform/environment/clock.ts';
import { networkOf } from '../../platform/http/client-address.ts';
import { type RateLimit, SharedRateLimits } from '../../platform/rate-limits/shared-rate-limits.ts';

/** A fixture can be continued until the end of the next day in the last time zone. */
export const TICKET_MS = 3 * DAY_MS;

export interface CountedFixture {
  /** Random id of the ticket, which can be used once. */
  id: string;
  matchday: number;
  game: string;
}

/**
 * A network may have many visitors, but must not dominate the results of a fixture: it may add three results, and more as
 * all networks together do. Fewer than seven networks never reach the results from which the numbers are shown.
 */
const PER_NETWORK: RateLimit = { name: 'fixture-results', limit: 20, windowMs: TICKET_MS };
const FIRST_OF_NETWORK = 3;
const SHARE_OF_NETWORK = 1 / 10;
const SINGLE_USE: RateLimit = { name: 'fixture-ticket', limit: 1, windowMs: TICKET_MS };
/** More results would not change the percentages, but each one keeps a row until its ticket expires. */
const MOST_RESULTS = 20_000;
const KEPT_MS = MINUTE_MS;
/** Memory of the counts of a fixture. More tallies are kept than `CachedRoutes` has URLs; see `MatchdayCards`. */
const TALLY_BYTES = 1024;

const COUNT = `
  insert into fixture_result (matchday, game, outcome, rounds_won, count) values (?, ?, ?, ?, 1)
  on conflict (matchday, game, outcome, rounds_won) do update set count = fixture_result.count + 1`;

const READ = 'select outcome, rounds_won as "roundsWon", count from fixture_result where matchday = ? and game = ?';

interface Row {
  outcome: CountedResult['outcome'];
  roundsWon: number;
  count: number;
}

interface KeptTally {
  tally: Promise<FixtureTally>;
  readAt: number;
}

/** Counts the results of fixtures in at most 42 rows for each fixture. */
@Injectable()
export class FixtureTallies {
  private readonly kept = new BoundedCache<KeptTally>('tallies', { sizeOf: () => TALLY_BYTES });

  constructor(
    private readonly database: Database,
    private readonly limits: SharedRateLimits,
    private readonly clock: Clock,
  ) {}

  /**
   * Counts a result on all servers. Returns undefined if the ticket was used before, or if the fixture has enough results;
   * otherwise whether the result is the first of its network.
   * Throws `RateLimited` if the network has reported too many.
   */
  async count(
    { id, matchday, game }: CountedFixture,
    { outcome, roundsWon }: Pick<CountedResult, 'outcome' | 'roundsWon'>,
    visitor: string,
  ): Promise<{ isNewNetwork: boolean } | undefined> {
    const { results } = await this.recent(matchday, game);
    if (results >= MOST_RESULTS) return undefined;
    // Checked first: a used ticket that is sent from many networks would otherwise add a rate limit row for each of them.
    if (await this.limits.isExhausted(SINGLE_USE, id)) return undefined;
    const limit = Math.min(PER_NETWORK.limit, FIRST_OF_NETWORK + Math.floor(results * SHARE_OF_NETWORK));
    const network = [matchday, game, networkOf(visitor)].join('/');
    const isNewNetwork = (await this.limits.used(PER_NETWORK, network)) === 0;
    await this.limits.require({ ...PER_NETWORK, limit }, network);
    if ((await this.limits.consume(SINGLE_USE, id)) > 0) return undefined;
    const counted = Math.min(roundsWon, MOST_ROUNDS_COUNTED);
    await this.database.execute(COUNT, [matchday, game, outcome, counted]);
    return { isNewNetwork };
  }

  /** Returns the results of a fixture, up to a minute old; null until there are 50. */
  async shown(matchday: number, game: string): Promise<FixtureTally | null> {
    const tally = await this.recent(matchday, game);
    return tally.results >= ENOUGH_RESULTS ? tally : null;
  }

  private async recent(matchday: number, game: string): Promise<FixtureTally> {
    const key = `${matchday}/${game}`;
    const now = this.clock.now().getTime();
    const kept = this.kept.get(key);
    if (kept && Math.abs(now - kept.readAt) < KEPT_MS) return kept.tally;
    const tally = this.database.execute<Row[]>(READ, [matchday, game]).then(tallyOf);
    this.kept.set(key, { tally, readAt: now });
    try {
      return await tally;
    } catch (error) {
      this.kept.delete(key);
      throw error;
    }
  }
}

function tallyOf(rows: readonly Row[]): FixtureTally {
  const most = Math.max(0, ...rows.map(({ roundsWon }) => roundsWon));
  const byRoundsWon = Array.from({ length: most + 1 }, (_, rounds) =>
    total(rows.filter(({ roundsWon }) => roundsWon === rounds)),
  );
  return { results: total(rows), won: total(rows.filter(({ outcome }) => outcome === 'win')), byRoundsWon };
}

function total(rows: readonly Row[]): number {
  return rows.reduce((sum, { count }) => sum + count, 0);
}
