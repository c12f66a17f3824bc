import type { ApiRateLimits, ApiUsage, FootballSource } from '@soccer-legends/contracts';
import type { Clock } from '../../../platform/environment/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import { ApiError } from '../wire/api-error.ts';
import type { ApiFootballClient } from './api-football-client.ts';
import { utcDay } from './quota-ledger.ts';
import { MINUTE_MS } from '../../../platform/environment/durations.ts';

const STATUS_TIMEOUT_MS = 3000;

export abstract class ApiQuota {
  abstract readonly source: FootballSource;
  abstract limits(): Promise<ApiRateLimits>;
  /** Returns the calls of the latest days that had any, oldest first. */
  abstract usage(days: number): Promise<ApiUsage[]>;
}

interface LedgerRow {
  dailyLimit: number | null;
  used: number | null;
  minuteLimit: number | null;
  minuteRemaining: number | null;
  seenAt: Date | string | null;
}

/** Limits and usage from the site's ledger, which is compared with the service's `/status` once a day. */
export class LedgerApiQuota extends ApiQuota {
  private comparedOn: string | undefined;

  constructor(
    readonly source: FootballSource,
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly api: ApiFootballClient,
  ) {
    super();
  }

  override async limits(): Promise<ApiRateLimits> {
    await this.compareOnceADay();
    const now = this.clock.now();
    const { dailyLimit, used, minuteLimit, minuteRemaining, seenAt } = await this.ledgerRow(now);
    const isCurrentMinute = seenAt !== null && now.getTime() - new Date(seenAt).getTime() < MINUTE_MS;
    return {
      dailyLimit,
      dailyRemaining: dailyLimit === null ? null : Math.max(0, dailyLimit - (used ?? 0)),
      minuteLimit,
      minuteRemaining: isCurrentMinute ? minuteRemaining : minuteLimit,
    };
  }

  override async usage(days: number): Promise<ApiUsage[]> {
    return this.database.em().execute<ApiUsage[]>(
      `select * from (select to_char(day_utc, 'YYYY-MM-DD') as day, used from api_quota
       where source = ? and used > 0 order by day_utc desc limit ?) latest order by day`,
      [this.source, days],
    );
  }

  /** Other programs may have used the same key. `/status` is free. */
  private async compareOnceADay(): Promise<void> {
    const today = utcDay(this.clock.now());
    if (this.comparedOn === today) return;
    this.comparedOn = today;
    const timeout = AbortSignal.timeout(STATUS_TIMEOUT_MS);
    try {
      // The response corrects the ledger.
      await this.api.status(timeout);
    } catch (error) {
      this.comparedOn = undefined;
      // The ledger works without the correction. If the service is unavailable, the next call reports it.
      if (!(error instanceof ApiError || timeout.aborted)) throw error;
    }
  }

  private async ledgerRow(now: Date): Promise<LedgerRow> {
    const [row] = await this.database.em().execute<LedgerRow[]>(
      `select (select limit_seen from api_quota where source = ? order by day_utc desc limit 1) as "dailyLimit",
         (select used from api_quota where source = ? and day_utc = ?) as used,
         (select limit_seen from api_minute where source = ?) as "minuteLimit",
         (select remaining_seen from api_minute where source = ?) as "minuteRemaining",
         (select seen_at from api_minute where source = ?) as "seenAt"`,
      [this.source, this.source, utcDay(now), this.source, this.source, this.source],
    );
    return row!;
  }
}
