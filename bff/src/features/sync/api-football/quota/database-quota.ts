import type { FootballSource } from '@soccer-legends/contracts';
import type { Clock } from '../../../../platform/environment/clock.ts';
import type { Database } from '../../../../platform/database/database.ts';
import { faultOf } from '../wire/refusals.ts';
import { ApiQuota, type Reservation, type SeenLimits } from './api-quota.ts';
import { paceFor } from './pace.ts';

/** The smallest plan: sure to be allowed as long as nobody has seen the limits. */
export const SMALLEST_PLAN = { perDay: 100, perMinute: 10 };
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** The account book in the database, one for every server and worker of the site. */
export class DatabaseQuota extends ApiQuota {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    readonly source: FootballSource,
  ) {
    super();
  }

  override async reserve({ free }: { free: boolean }): Promise<Reservation> {
    const now = this.clock.now();
    if (!free) await this.reserveOfTheDay(now);
    return { waitMs: await this.reservePlace(now) };
  }

  /** One statement, so that two who reserve at the same moment cannot both have the last call. */
  private async reserveOfTheDay(now: Date): Promise<void> {
    const [reserved] = await this.execute(
      `insert into api_quota (source, day_utc, used, limit_seen)
       values (?, ?, 1, (select limit_seen from api_quota where source = ? order by day_utc desc limit 1))
       on conflict (source, day_utc) do update set used = api_quota.used + 1
         where api_quota.used < coalesce(api_quota.limit_seen, ${SMALLEST_PLAN.perDay})
       returning used`,
      [this.source, dayOf(now), this.source],
    );
    if (!reserved) throw faultOf('dayLimit', null, { retryAt: nextMidnight(now) });
  }

  /** Takes the next place of the minute; answers how long it is until then. */
  private async reservePlace(now: Date): Promise<number> {
    const { burst, intervalMs } = paceFor(await this.perMinute());
    const at = now.getTime();
    const [place] = await this.execute<{ paidUntil: string | number }>(
      `insert into api_minute as minute (source, paid_until_ms) values (?, ?)
       on conflict (source) do update set paid_until_ms = greatest(minute.paid_until_ms, ?) + ?
       returning paid_until_ms as "paidUntil"`,
      [this.source, at + intervalMs, at, intervalMs],
    );
    return Math.max(0, Number(place!.paidUntil) - burst * intervalMs - at);
  }

  override async note({ dailyLimit, dailyRemaining, minuteLimit, minuteRemaining }: SeenLimits): Promise<void> {
    const now = this.clock.now();
    if (dailyLimit !== undefined) {
      const gone = dailyRemaining === undefined ? 0 : Math.max(0, dailyLimit - dailyRemaining);
      await this.execute(
        `insert into api_quota (source, day_utc, used, limit_seen, remaining_seen) values (?, ?, ?, ?, ?)
         on conflict (source, day_utc) do update set used = greatest(api_quota.used, excluded.used),
           limit_seen = excluded.limit_seen, remaining_seen = excluded.remaining_seen`,
        [this.source, dayOf(now), gone, dailyLimit, dailyRemaining ?? null],
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
    // Somebody else uses the key too.
    if (minuteRemaining === 0) await this.minuteIsUsedUp();
  }

  override async dayIsUsedUp(): Promise<void> {
    await this.execute(
      `insert into api_quota as quota (source, day_utc, used, limit_seen, remaining_seen) values (?, ?, ?, null, 0)
       on conflict (source, day_utc) do update set remaining_seen = 0,
         used = greatest(quota.used, coalesce(quota.limit_seen, ${SMALLEST_PLAN.perDay}))`,
      [this.source, dayOf(this.clock.now()), SMALLEST_PLAN.perDay],
    );
  }

  override async minuteIsUsedUp(): Promise<void> {
    const { burst, intervalMs } = paceFor(await this.perMinute());
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

export function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}

function nextMidnight(now: Date): Date {
  return new Date((Math.floor(now.getTime() / DAY_MS) + 1) * DAY_MS);
}
