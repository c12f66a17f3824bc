import type { EntityManager } from '@mikro-orm/sql';
import { Inject, Injectable } from '@nestjs/common';
import type { FootballSource } from '@soccer-legends/contracts';
import { Clock } from '../../../platform/environment/clock.ts';
import { CONFIG, type Config } from '../../../platform/config/config.ts';
import { Database } from '../../../platform/database/database.ts';
import { ApiError } from '../wire/api-error.ts';
import type { ReportedLimits } from '../wire/envelope.ts';
import { footballSourceOf } from './api-connection.ts';
import { minuteLimit, type MinuteLimit, MINUTE_WINDOW_MS, nextMidnight, SMALLEST_PLAN, utcDay } from './plan-limits.ts';

export interface QuotaCall {
  /** Whether the call counts only for the minute, not for the day. */
  free: boolean;
  /** Whether the call may use the places that background calls leave. */
  urgent: boolean;
}

/** A reserved call, or the milliseconds until the next attempt to reserve one. */
export type Reservation = { callId: number } | { waitMs: number };

export type CallQuota = Omit<QuotaUsage, 'source'>;

/** The row of one source in `api_minute`. Every change locks it first. */
export interface MinuteRow {
  limit: number | null;
  /** In epoch milliseconds; see `blockedUntilIn`. */
  blockedUntil: string | number;
  /** Calls of other programs in the service's last minute, as of `seenAt`. */
  otherCalls: number;
  seenAt: Date | string | null;
}

export const MINUTE_ROW = `
  select limit_seen as "limit", paid_until_ms as "blockedUntil", other_calls as "otherCalls", seen_at as "seenAt"
  from api_minute where source = ?`;

/** Returns the calls of the site that the window allows, without those of other programs. */
export function placesIn(minute: MinuteRow | undefined, now: Date): MinuteLimit {
  const { all, background } = minuteLimit(minute?.limit ?? SMALLEST_PLAN.perMinute);
  const seenAt = minute?.seenAt ?? null;
  const isCurrent = seenAt !== null && Math.abs(now.getTime() - new Date(seenAt).getTime()) < MINUTE_WINDOW_MS;
  const others = isCurrent ? minute!.otherCalls : 0;
  return { all: all - others, background: background - others };
}

/**
 * Returns the time until which the service rejects calls, in epoch milliseconds; 0 if the time was stored while the clock was
 * ahead.
 */
export function blockedUntilIn(minute: MinuteRow | undefined, now: Date): number {
  const until = Number(minute?.blockedUntil ?? 0);
  return until - now.getTime() > MINUTE_WINDOW_MS ? 0 : until;
}

/**
 * Counts the calls to the data service for all servers. A call is reserved when it is sent. Every response corrects the
 * count in both directions: the service does not count every call, and other programs may use the same key.
 *
 * It has three tables: `api_quota` (a row per source and UTC day), `api_minute` (a row per source) and `api_call` (a row per
 * call of the last minute). The lock on the source's row serializes the reservations of all servers. Raw SQL, because the
 * entity manager cannot express the increments and conditions.
 */
@Injectable()
export class QuotaUsage {
  readonly source: FootballSource;

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    @Inject(CONFIG) { footballApi }: Pick<Config, 'footballApi'>,
  ) {
    this.source = footballSourceOf(footballApi);
  }

  /** Reserves a call, for which `settle` or `cancel` must follow. @throws ApiError `dayLimit` with the next quota's time */
  reserve(call: QuotaCall): Promise<Reservation> {
    return this.locked(async (em, minute) => {
      const now = this.clock.now();
      const day = call.free ? null : utcDay(now);
      if (day !== null && (await this.callsLeft(em, day)) <= 0)
        throw new ApiError('dayLimit', undefined, { retryAt: nextMidnight(now) });
      const waitMs = await this.waitMs(em, minute, call.urgent, now);
      if (waitMs > 0) return { waitMs };
      if (day !== null)
        await em.execute('update api_quota set used = used + 1 where source = ? and day_utc = ?', [this.source, day]);
      return { callId: await this.open(em, { day, urgent: call.urgent, now }) };
    });
  }

  async settle(callId: number, reported: ReportedLimits): Promise<void> {
    await this.locked(async (em) => {
      const now = this.clock.now();
      const [call] = await em.execute<{ day: string | null; alone: boolean }[]>(
        `update api_call set open = false where id = ? returning to_char(day_utc, 'YYYY-MM-DD') as day, alone`,
        [callId],
      );
      if (reported.dailyLimit !== undefined)
        await this.correctDay(em, { ...reported, day: call?.day ?? utcDay(now), isExact: call?.alone ?? false });
      if (reported.minuteLimit !== undefined) await this.correctMinute(em, reported, now);
      // Another program used up the minute.
      if (reported.minuteRemaining === 0) await this.block(em, now);
    });
  }

  async cancel(callId: number): Promise<void> {
    await this.locked(async (em) => {
      await em.execute(
        `with call as (delete from api_call where id = ? returning source, day_utc)
         update api_quota quota set used = greatest(0, used - 1) from call
         where quota.source = call.source and quota.day_utc = call.day_utc`,
        [callId],
      );
    });
  }

  async markDayExhausted(): Promise<void> {
    await this.database.execute(
      `insert into api_quota as quota (source, day_utc, used, limit_seen, remaining_seen) values (?, ?, ?, null, 0)
       on conflict (source, day_utc) do update set remaining_seen = 0,
         used = greatest(quota.used, coalesce(quota.limit_seen, ${SMALLEST_PLAN.perDay}))`,
      [this.source, utcDay(this.clock.now()), SMALLEST_PLAN.perDay],
    );
  }

  /** Stores that the service refused a call because of its minute limit. The next call waits for a whole minute. */
  async markMinuteExhausted(): Promise<void> {
    await this.locked((em) => this.block(em, this.clock.now()));
  }

  private locked<Result>(work: (em: EntityManager, minute: MinuteRow) => Promise<Result>): Promise<Result> {
    return this.database.transaction(async (em) => {
      await em.execute('insert into api_minute (source, paid_until_ms) values (?, 0) on conflict (source) do nothing', [
        this.source,
      ]);
      const [minute] = await em.execute<MinuteRow[]>(`${MINUTE_ROW} for update`, [this.source]);
      return work(em as EntityManager, minute!);
    });
  }

  /** Adds the day's row, with the limit of the day before, if it is missing. */
  private async callsLeft(em: EntityManager, day: string): Promise<number> {
    const [row] = await em.execute<{ left: number }[]>(
      `insert into api_quota as quota (source, day_utc, used, limit_seen)
       values (?, ?, 0, (select limit_seen from api_quota
          where source = ? and day_utc <= ? order by day_utc desc limit 1))
       on conflict (source, day_utc) do update set used = quota.used
       returning coalesce(limit_seen, ${SMALLEST_PLAN.perDay}) - used as "left"`,
      [this.source, day, this.source, day],
    );
    return row!.left;
  }

  /** Returns the milliseconds until the next call may be sent; at most 0 if it may be sent now. */
  private async waitMs(em: EntityManager, minute: MinuteRow, urgent: boolean, now: Date): Promise<number> {
    // After the clock was set back, calls in the future must not count.
    await em.execute('delete from api_call where source = ? and (sent_at <= ? or sent_at > ?)', [
      this.source,
      new Date(now.getTime() - MINUTE_WINDOW_MS),
      new Date(now.getTime() + MINUTE_WINDOW_MS),
    ]);
    const { all, background } = placesIn(minute, now);
    // A window always has one place. The earliest call that must leave it, of all calls and of those in the background:
    const [blocking] = await em.execute<Record<'ofAll' | 'ofBackground', Date | string | null>[]>(
      `with call as (select sent_at, urgent from api_call where source = ?)
       select (select sent_at from call order by sent_at desc offset ? limit 1) as "ofAll",
         (select sent_at from call where not urgent order by sent_at desc offset ? limit 1) as "ofBackground"`,
      [this.source, Math.max(1, all) - 1, Math.max(1, background) - 1],
    );
    const untilLeft = (sentAt: Date | string | null): number =>
      sentAt === null ? 0 : new Date(sentAt).getTime() + MINUTE_WINDOW_MS - now.getTime();
    const untilFree = Math.max(untilLeft(blocking!.ofAll), urgent ? 0 : untilLeft(blocking!.ofBackground));
    return Math.max(untilFree, blockedUntilIn(minute, now) - now.getTime());
  }

  private async open(
    em: EntityManager,
    { day, urgent, now }: { day: string | null; urgent: boolean; now: Date },
  ): Promise<number> {
    const [call] = await em.execute<{ id: number }[]>(
      `insert into api_call (source, sent_at, day_utc, urgent, open, alone)
       values (?, ?, ?, ?, true, not exists (select from api_call where source = ? and open and day_utc is not null))
       returning id::integer as id`,
      [this.source, now, day, urgent, this.source],
    );
    const { id } = call!;
    // Only paid calls change what the service reports.
    if (day !== null)
      await em.execute('update api_call set alone = false where source = ? and open and id <> ?', [this.source, id]);
    return id;
  }

  /** Stores the reported usage. If other calls were in progress, it may lack them and can only raise the count. */
  private async correctDay(
    em: EntityManager,
    { day, dailyLimit, dailyRemaining, isExact }: ReportedLimits & { day: string; isExact: boolean },
  ): Promise<void> {
    const used = dailyRemaining === undefined ? null : Math.max(0, dailyLimit! - dailyRemaining);
    await em.execute(
      `insert into api_quota as quota (source, day_utc, used, limit_seen, remaining_seen) values (?, ?, ?, ?, ?)
       on conflict (source, day_utc) do update set limit_seen = excluded.limit_seen,
         remaining_seen = excluded.remaining_seen,
         used = case when ? then excluded.used else greatest(quota.used, excluded.used) end`,
      [this.source, day, used ?? 0, dailyLimit, dailyRemaining ?? null, isExact && used !== null],
    );
  }

  private async correctMinute(
    em: EntityManager,
    { minuteLimit: limit, minuteRemaining }: ReportedLimits,
    now: Date,
  ): Promise<void> {
    const used = minuteRemaining === undefined ? 0 : Math.max(0, limit! - minuteRemaining);
    await em.execute(
      `update api_minute set limit_seen = ?, remaining_seen = ?, seen_at = ?,
         other_calls = greatest(0, ? - (select count(*) from api_call where source = ?)) where source = ?`,
      [limit, minuteRemaining ?? null, now, used, this.source, this.source],
    );
  }

  private async block(em: EntityManager, now: Date): Promise<void> {
    await em.execute('update api_minute set paid_until_ms = ? where source = ?', [
      now.getTime() + MINUTE_WINDOW_MS,
      this.source,
    ]);
  }
}
