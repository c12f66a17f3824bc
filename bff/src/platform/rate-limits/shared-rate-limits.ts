import { raw } from '@mikro-orm/core';
import { Global, Injectable, Module } from '@nestjs/common';
import { Database } from '../database/database.ts';
import { Clock, DAY_MS, TOLERATED_MS } from '../environment/clock.ts';
import { Scheduled } from '../jobs/job.ts';
import { networkOf } from '../http/client-address.ts';
import { RateLimited } from '../http/request-errors.ts';

export interface RateLimit {
  name: string;
  limit: number;
  /** Length of the window, which starts with the first use. */
  windowMs: number;
  /**
   * If set, exceeding the limit blocks for `windowMs`. Each further excess doubles the block, up to this length. If not set,
   * the caller waits until the window ends.
   */
  maxBlockMs?: number;
}

/** How long excesses count after the end of their window or block. */
const EXCESSES_KEPT_MS = DAY_MS;

/**
 * A single upsert, so that concurrent uses on all replicas are counted. The counter stops one above the limit, and the use
 * that reaches it starts a block. A smaller limit, such as that of a network's share, does not lower the counter.
 * `latestReset` limits the wait after the clock was set back: the window becomes shorter and the count stays.
 */
const CONSUME = `
  insert into rate_limit as own (key, used, times_exceeded, resets_at) values (:key, 1, 0, :newReset)
  on conflict (key) do update set
    used = case when own.resets_at <= :now then 1 when own.used > :limit then own.used else own.used + 1 end,
    times_exceeded = case
      when own.resets_at <= :forgetBefore then 0
      when own.resets_at > :now and own.used = :limit then least(own.times_exceeded + 1, 30)
      else own.times_exceeded end,
    resets_at = case
      when own.resets_at <= :now then :newReset
      when own.used = :limit and :maxBlockMs > 0
        then :now::timestamptz + least(:windowMs * power(2, own.times_exceeded), :maxBlockMs) * interval '1 millisecond'
      else least(own.resets_at, :latestReset) end
  returning used, resets_at as "resetsAt"`;

const ALL_NETWORKS = 'all';
/** A network may use this share of what the others have left, so that a few networks cannot use up everything. */
const SHARE_OF_NETWORK = 1 / 8;

/** Rate limits that are counted in the database for all replicas. */
@Injectable()
export class SharedRateLimits {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Consumes one use. Returns 0 if it was allowed, otherwise the seconds to wait. */
  async consume(rateLimit: RateLimit, client: string): Promise<number> {
    const now = this.clock.now();
    const { name, limit, windowMs, maxBlockMs = 0 } = rateLimit;
    const values = {
      key: keyOf(name, client),
      limit,
      windowMs,
      maxBlockMs,
      now,
      latestReset: new Date(now.getTime() + Math.max(windowMs, maxBlockMs)),
      newReset: new Date(now.getTime() + windowMs),
      forgetBefore: new Date(now.getTime() - EXCESSES_KEPT_MS),
    };
    const [use] = await this.database.execute<{ used: number; resetsAt: string | Date }[]>(raw(CONSUME, values));
    if (use!.used <= limit) return 0;
    return Math.max(1, Math.ceil((new Date(use!.resetsAt).getTime() - now.getTime()) / 1000));
  }

  /** Consumes one use. Throws `RateLimited` if it was not allowed. */
  async require(rateLimit: RateLimit, client: string): Promise<void> {
    const seconds = await this.consume(rateLimit, client);
    if (seconds > 0) throw new RateLimited(seconds);
  }

  /**
   * Consumes one use of a limit that all visitors share. Throws `RateLimited` if the visitor's network has used its share, or
   * all networks together the limit.
   */
  async requireShare(rateLimit: RateLimit, visitor: string): Promise<void> {
    const network = networkOf(visitor);
    const perNetwork = { ...rateLimit, name: `${rateLimit.name}-network` };
    const used = await this.used(rateLimit, ALL_NETWORKS);
    // The counter of a network includes rejected uses.
    const own = Math.min(await this.used(perNetwork, network), used);
    const limit = Math.floor((rateLimit.limit - (used - own)) * SHARE_OF_NETWORK);
    await this.require({ ...perNetwork, limit }, network);
    await this.require(rateLimit, ALL_NETWORKS);
  }

  async isExhausted(rateLimit: RateLimit, client: string): Promise<boolean> {
    return (await this.used(rateLimit, client)) >= rateLimit.limit;
  }

  /** Returns the uses in the current window. A count that ends much later began while the clock was ahead, and is ignored. */
  async used({ name, windowMs, maxBlockMs = 0 }: RateLimit, client: string): Promise<number> {
    const [use] = await this.database.execute<{ used: number }[]>(
      'select used from rate_limit where key = ? and resets_at > ? and resets_at <= ?',
      [keyOf(name, client), this.clock.now(), this.clock.ahead(Math.max(windowMs, maxBlockMs) + TOLERATED_MS)],
    );
    return use?.used ?? 0;
  }

  /** Returns a use that did not take place. */
  async refund({ name }: RateLimit, client: string): Promise<void> {
    await this.database.execute('update rate_limit set used = greatest(used - 1, 0) where key = ?', [
      keyOf(name, client),
    ]);
  }

  async reset({ name }: RateLimit, client: string): Promise<void> {
    await this.database.execute('delete from rate_limit where key = ?', [keyOf(name, client)]);
  }

  /** Deletes counters that no longer affect anything. */
  @Scheduled({ at: 'hourly', name: 'sweep-rate-limits' })
  async deleteExpired(): Promise<void> {
    const forgotten = this.clock.ago(EXCESSES_KEPT_MS);
    await this.database.execute('delete from rate_limit where resets_at <= ?', [forgotten]);
  }
}

function keyOf(name: string, client: string): string {
  return `${name}:${client}`;
}

@Global()
@Module({ providers: [SharedRateLimits], exports: [SharedRateLimits] })
export class SharedRateLimitsModule {}
