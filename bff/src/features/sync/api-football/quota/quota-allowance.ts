import type { ApiRateLimits, ApiUsage, FootballSource } from '@soccer-legends/contracts';
import type { Clock } from '../../../../platform/environment/clock.ts';
import type { Database } from '../../../../platform/database/database.ts';
import { Allowance } from '../../football/allowance.ts';
import { ApiFault } from '../../football/api-fault.ts';
import type { FootballApi } from '../football-api.ts';
import type { ApiQuota } from './api-quota.ts';
import { dayOf } from './database-quota.ts';

const STATUS_PATIENCE_MS = 4000;
const MINUTE_MS = 60_000;

interface Figures {
  dailyLimit: number | null;
  used: number | null;
  minuteLimit: number | null;
  minuteRemaining: number | null;
  seenAt: Date | string | null;
}

/** What is left, by the account book; the service is asked where nobody has heard of it today. */
export class QuotaAllowance extends Allowance {
  private askedOn: string | undefined;

  constructor(
    readonly source: FootballSource,
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly api: FootballApi,
    private readonly quota: ApiQuota,
  ) {
    super();
  }

  override async limits(): Promise<ApiRateLimits> {
    await this.askOnceADay();
    const now = this.clock.now();
    const { dailyLimit, used, minuteLimit, minuteRemaining, seenAt } = await this.figures(now);
    const isFresh = seenAt !== null && now.getTime() - new Date(seenAt).getTime() < MINUTE_MS;
    return {
      dailyLimit,
      dailyRemaining: dailyLimit === null ? null : Math.max(0, dailyLimit - (used ?? 0)),
      minuteLimit,
      minuteRemaining: isFresh ? minuteRemaining : minuteLimit,
    };
  }

  override async usage(days: number): Promise<ApiUsage[]> {
    return this.database.em().execute<ApiUsage[]>(
      `select * from (select to_char(day_utc, 'YYYY-MM-DD') as day, used from api_quota
       where source = ? and used > 0 order by day_utc desc limit ?) latest order by day`,
      [this.source, days],
    );
  }

  /** The free question after the day's calls: what other programs have used of them is gone for us too. */
  private async askOnceADay(): Promise<void> {
    const today = dayOf(this.clock.now());
    if (this.askedOn === today) return;
    this.askedOn = today;
    const patience = AbortSignal.timeout(STATUS_PATIENCE_MS);
    try {
      const { dailyLimit, usedToday } = await this.api.status(patience);
      if (dailyLimit === null) return;
      const dailyRemaining = usedToday === null ? undefined : Math.max(0, dailyLimit - usedToday);
      await this.quota.note({ dailyLimit, dailyRemaining });
    } catch (fault) {
      this.askedOn = undefined;
      // Without an answer there are still the figures from before; the next call to be made will say what is wrong.
      if (!(fault instanceof ApiFault || patience.aborted)) throw fault;
    }
  }

  private async figures(now: Date): Promise<Figures> {
    const [row] = await this.database.em().execute<Figures[]>(
      `select (select limit_seen from api_quota where source = ? order by day_utc desc limit 1) as "dailyLimit",
         (select used from api_quota where source = ? and day_utc = ?) as used,
         (select limit_seen from api_minute where source = ?) as "minuteLimit",
         (select remaining_seen from api_minute where source = ?) as "minuteRemaining",
         (select seen_at from api_minute where source = ?) as "seenAt"`,
      [this.source, this.source, dayOf(now), this.source, this.source, this.source],
    );
    return row!;
  }
}
