import { Injectable } from '@nestjs/common';
import type { ApiRateLimits, ApiUsage, FootballSource } from '@soccer-legends/contracts';
import { Clock } from '../../../platform/environment/clock.ts';
import { Database } from '../../../platform/database/database.ts';
import { MINUTE_MS } from '../../../platform/environment/durations.ts';
import type { MinuteWindow } from './completion.ts';
import { MINUTE_ROW, placesIn, type MinuteRow } from './minute-row.ts';
import { MINUTE_WINDOW_MS } from './plan-limits.ts';
import { QuotaLedger } from './quota-ledger.ts';
import { utcDay } from './utc-days.ts';

type LimitsRow = Omit<ApiRateLimits, 'dailyRemaining'> & Pick<MinuteRow, 'seenAt'> & { used: number | null };

/** Reads what the ledger has counted, without an API call. */
@Injectable()
export class QuotaFigures {
  readonly source: FootballSource;

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    { source }: QuotaLedger,
  ) {
    this.source = source;
  }

  /** Returns the limits that the service reported, and what remains of them; null if it has reported none. */
  async limits(): Promise<ApiRateLimits> {
    const now = this.clock.now();
    const [row] = await this.database.em().execute<LimitsRow[]>(
      `select today.used, minute.limit_seen as "minuteLimit", minute.remaining_seen as "minuteRemaining",
         minute.seen_at as "seenAt",
         (select limit_seen from api_quota where source = own.name order by day_utc desc limit 1) as "dailyLimit"
       from (select ?::text as name) own
       left join api_quota today on today.source = own.name and today.day_utc = ?
       left join api_minute minute on minute.source = own.name`,
      [this.source, utcDay(now)],
    );
    const { dailyLimit, used, minuteLimit: perMinute, minuteRemaining, seenAt } = row!;
    const isCurrentMinute = seenAt !== null && now.getTime() - new Date(seenAt).getTime() < MINUTE_MS;
    return {
      dailyLimit,
      dailyRemaining: dailyLimit === null ? null : Math.max(0, dailyLimit - (used ?? 0)),
      minuteLimit: perMinute,
      minuteRemaining: isCurrentMinute ? minuteRemaining : perMinute,
    };
  }

  /** Returns what the next background calls wait for, besides the daily quota. */
  async window(): Promise<MinuteWindow> {
    const now = this.clock.now();
    const em = this.database.em();
    const [minute] = await em.execute<MinuteRow[]>(MINUTE_ROW, [this.source]);
    const calls = await em.execute<{ sentAt: Date | string }[]>(
      `select sent_at as "sentAt" from api_call where source = ? and not urgent and sent_at > ? order by sent_at`,
      [this.source, new Date(now.getTime() - MINUTE_WINDOW_MS)],
    );
    return {
      places: Math.max(1, placesIn(minute, now).background),
      sentAt: calls.map(({ sentAt }) => new Date(sentAt).getTime()),
      blockedUntil: Number(minute?.blockedUntil ?? 0),
    };
  }

  /** Returns the calls of the latest days that had any, oldest first. */
  usage(days: number): Promise<ApiUsage[]> {
    return this.database.em().execute<ApiUsage[]>(
      `select * from (select to_char(day_utc, 'YYYY-MM-DD') as day, used from api_quota
       where source = ? and used > 0 order by day_utc desc limit ?) latest order by day`,
      [this.source, days],
    );
  }
}
