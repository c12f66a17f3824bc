import type { FootballSource } from '@soccer-legends/contracts';
import type { Clock } from '../../../platform/environment/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import { apiError } from '../wire/api-error.ts';
import type { ReportedLimits } from '../wire/envelope.ts';
import { DAY_MS, MINUTE_MS } from '../../../platform/environment/durations.ts';

/** Limits of the smallest plan, which apply until the service has reported the real ones. */
export const SMALLEST_PLAN = { perDay: 100, perMinute: 10 };
/** Share of the minute limit that is used, because the service's clock and the travel time of calls differ from ours. */
const USED_SHARE = 0.9;
const BURST_SHARE = 0.2;

/** A reserved call, and the delay in milliseconds after which it may be sent. */
export interface Reservation {
  waitMs: number;
}

/**
 * Ledger of the calls to the data service, shared by all servers. A call is reserved before it is sent: a server that
 * crashes in between wastes one call, but no limit is ever exceeded.
 */
export abstract class QuotaLedger {
  /**
   * Reserves a call. A free call counts for the minute but not for the day.
   *
   * @throws ApiError `dayLimit` with the time of the next quota
   */
  abstract reserve(call: { free: boolean }): Promise<Reservation>;

  /** Stores the limits that a response reported. Calls that are reserved stay reserved. */
  abstract recordLimits(reported: ReportedLimits): Promise<void>;

  /** Stores that the service refused a call because of its daily limit. */
  abstract markDayExhausted(): Promise<void>;

  /** Stores that the service refused a call because of its minute limit; the next call waits for a whole minute. */
  abstract markMinuteExhausted(): Promise<void>;
}

/**
 * Ledger in the tables `api_quota` (a row per source and UTC day) and `api_minute` (a row per source). Every change is
 * one raw `insert … on conflict … do update` statement: it has to be atomic among all servers, and the entity manager
 * cannot express the condition and the arithmetic of the update.
 */
export class DatabaseQuotaLedger extends QuotaLedger {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    readonly source: FootballSource,
  ) {
    super();
  }

  override async reserve({ free }: { free: boolean }): Promise<Reservation> {
    const now = this.clock.now();
    if (!free) await this.reserveDailyCall(now);
    return { waitMs: await this.reserveMinuteSlot(now) };
  }

  private async reserveDailyCall(now: Date): Promise<void> {
    const [reserved] = await this.execute(
      `insert into api_quota (source, day_utc, used, limit_seen)
       values (?, ?, 1, (select limit_seen from api_quota where source = ? order by day_utc desc limit 1))
       on conflict (source, day_utc) do update set used = api_quota.used + 1
         where api_quota.used < coalesce(api_quota.limit_seen, ${SMALLEST_PLAN.perDay})
       returning used`,
      [this.source, utcDay(now), this.source],
    );
    if (!reserved) throw apiError('dayLimit', null, { retryAt: nextMidnight(now) });
  }

  /** Reserves the next slot of the minute limit and returns the time until it, in milliseconds. */
  private async reserveMinuteSlot(now: Date): Promise<number> {
    const { burst, intervalMs } = callPace(await this.perMinute());
    const at = now.getTime();
    const [slot] = await this.execute<{ paidUntil: string | number }>(
      `insert into api_minute as minute (source, paid_until_ms) values (?, ?)
       on conflict (source) do update set paid_until_ms = greatest(minute.paid_until_ms, ?) + ?
       returning paid_until_ms as "paidUntil"`,
      [this.source, at + intervalMs, at, intervalMs],
    );
    return Math.max(0, Number(slot!.paidUntil) - burst * intervalMs - at);
  }

  override async recordLimits({
    dailyLimit,
    dailyRemaining,
    minuteLimit,
    minuteRemaining,
  }: ReportedLimits): Promise<void> {
    const now = this.clock.now();
    if (dailyLimit !== undefined) {
      const used = dailyRemaining === undefined ? 0 : Math.max(0, dailyLimit - dailyRemaining);
      await this.execute(
        `insert into api_quota (source, day_utc, used, limit_seen, remaining_seen) values (?, ?, ?, ?, ?)
         on conflict (source, day_utc) do update set used = greatest(api_quota.used, excluded.used),
           limit_seen = excluded.limit_seen, remaining_seen = excluded.remaining_seen`,
        [this.source, utcDay(now), used, dailyLimit, dailyRemaining ?? null],
      );
    }
    if (minuteLimit !== undefined) {
      await this.execute(
        `insert into api_minute (source, paid_until_ms, limit_seen, remaining_seen, seen_at) values (?, ?, ?, ?, ?)
         on conflict (source) do update set limit_seen = excluded.limit_seen,
           remaining_seen = excluded.remaining_seen, seen_at = excluded.seen_at`,
        [this.source, now.getTime(), minuteLimit, minuteRemaining ?? null, now],
      );
    }
    // Happens when another program uses the same key.
    if (minuteRemaining === 0) await this.markMinuteExhausted();
  }

  override async markDayExhausted(): Promise<void> {
    await this.execute(
      `insert into api_quota as quota (source, day_utc, used, limit_seen, remaining_seen) values (?, ?, ?, null, 0)
       on conflict (source, day_utc) do update set remaining_seen = 0,
         used = greatest(quota.used, coalesce(quota.limit_seen, ${SMALLEST_PLAN.perDay}))`,
      [this.source, utcDay(this.clock.now()), SMALLEST_PLAN.perDay],
    );
  }

  override async markMinuteExhausted(): Promise<void> {
    const { burst, intervalMs } = callPace(await this.perMinute());
    const paidUntil = this.clock.now().getTime() + MINUTE_MS + (burst - 1) * intervalMs;
    await this.execute(
      `insert into api_minute as minute (source, paid_until_ms) values (?, ?)
       on conflict (source) do update set paid_until_ms = greatest(minute.paid_until_ms, excluded.paid_until_ms)`,
      [this.source, paidUntil],
    );
  }

  private async perMinute(): Promise<number> {
    const [row] = await this.execute<{ limit: number | null }>(
      'select limit_seen as "limit" from api_minute where source = ?',
      [this.source],
    );
    return Math.max(1, row?.limit ?? SMALLEST_PLAN.perMinute);
  }

  private execute<Row extends object>(sql: string, values: unknown[]): Promise<Row[]> {
    return this.database.em().execute<Row[]>(sql, values);
  }
}

/** How fast calls may follow each other. */
export interface CallPace {
  /** Number of calls that may be sent at once after a pause. */
  burst: number;
  intervalMs: number;
}

/**
 * Returns a pace of at most `USED_SHARE` of the limit in any 60 seconds: the burst plus what the interval then allows.
 * Counting by fixed minutes would allow twice the limit across their boundary, for which the service suspends accounts.
 */
export function callPace(perMinute: number): CallPace {
  const usable = Math.max(1, Math.floor(perMinute * USED_SHARE));
  const burst = Math.max(1, Math.floor(usable * BURST_SHARE));
  return { burst, intervalMs: Math.ceil(MINUTE_MS / Math.max(1, usable - burst)) };
}

/** Returns the UTC day of a time, such as "2026-11-21". */
export function utcDay(time: Date): string {
  return time.toISOString().slice(0, 10);
}

/** Returns the end of the UTC day, at which the daily quota is renewed. */
export function nextMidnight(now: Date): Date {
  return new Date((Math.floor(now.getTime() / DAY_MS) + 1) * DAY_MS);
}
