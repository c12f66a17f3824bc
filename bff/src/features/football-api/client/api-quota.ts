import { Injectable } from '@nestjs/common';
import type { ApiRateLimits, ApiUsage, FootballSource } from '@soccer-legends/contracts';
import { Clock, MINUTE_MS } from '../../../platform/environment/clock.ts';
import { Database } from '../../../platform/database/database.ts';
import { Detects, type Incident, type IncidentSource } from '../../../platform/incidents/incident-source.ts';
import { ApiError } from '../wire/api-error.ts';
import { ApiCaller, STATUS } from './api-football-client.ts';
import { type MinuteWindow, type QuotaState, MINUTE_WINDOW_MS, utcDay } from './plan-limits.ts';
import { blockedUntilIn, MINUTE_ROW, placesIn, QuotaUsage, type MinuteRow } from './quota-usage.ts';

const STATUS_TIMEOUT_MS = 3000;

type LimitsRow = Omit<ApiRateLimits, 'dailyRemaining'> & Pick<MinuteRow, 'seenAt'> & { used: number | null };

/** Reads the counted usage, without an API call. */
@Injectable()
export class QuotaFigures {
  readonly source: FootballSource;

  constructor(
    private readonly database: Database,
    protected readonly clock: Clock,
    { source }: QuotaUsage,
  ) {
    this.source = source;
  }

  /** Returns the limits that the service reported, and what remains of them; null if it has reported none. */
  async limits(): Promise<ApiRateLimits> {
    const now = this.clock.now();
    const [row] = await this.database.execute<LimitsRow[]>(
      `select today.used, minute.limit_seen as "minuteLimit", minute.remaining_seen as "minuteRemaining",
         minute.seen_at as "seenAt",
         (select limit_seen from api_quota
          where source = own.name and day_utc <= ? order by day_utc desc limit 1) as "dailyLimit"
       from (select ?::text as name) own
       left join api_quota today on today.source = own.name and today.day_utc = ?
       left join api_minute minute on minute.source = own.name`,
      [utcDay(now), this.source, utcDay(now)],
    );
    const { dailyLimit, used, minuteLimit, minuteRemaining, seenAt } = row!;
    const isCurrentMinute = seenAt !== null && Math.abs(now.getTime() - new Date(seenAt).getTime()) < MINUTE_MS;
    return {
      dailyLimit,
      dailyRemaining: dailyLimit === null ? null : Math.max(0, dailyLimit - (used ?? 0)),
      minuteLimit,
      minuteRemaining: isCurrentMinute ? minuteRemaining : minuteLimit,
    };
  }

  async window(): Promise<MinuteWindow> {
    const now = this.clock.now();
    const em = this.database.em();
    const [minute] = await em.execute<MinuteRow[]>(MINUTE_ROW, [this.source]);
    const calls = await em.execute<{ sentAt: Date | string }[]>(
      `select sent_at as "sentAt" from api_call where source = ? and not urgent and sent_at > ? and sent_at <= ?
       order by sent_at`,
      [this.source, new Date(now.getTime() - MINUTE_WINDOW_MS), now],
    );
    return {
      places: Math.max(1, placesIn(minute, now).background),
      sentAt: calls.map(({ sentAt }) => new Date(sentAt).getTime()),
      blockedUntil: blockedUntilIn(minute, now),
    };
  }

  usage(days: number): Promise<ApiUsage[]> {
    return this.database.execute<ApiUsage[]>(
      `select * from (select to_char(day_utc, 'YYYY-MM-DD') as day, used from api_quota
       where source = ? and used > 0 order by day_utc desc limit ?) latest order by day`,
      [this.source, days],
    );
  }
}

/** The figures, compared with the service's `/status` once a day. */
@Injectable()
export class ApiQuota extends QuotaFigures {
  private comparedOn: string | undefined;

  constructor(
    database: Database,
    clock: Clock,
    usage: QuotaUsage,
    private readonly caller: ApiCaller,
  ) {
    super(database, clock, usage);
  }

  override async limits(): Promise<ApiRateLimits> {
    await this.compareOnceADay();
    return super.limits();
  }

  async state(): Promise<QuotaState> {
    return { limits: await this.limits(), window: await this.window(), now: this.clock.now() };
  }

  /** Other programs may have used the same key. */
  private async compareOnceADay(): Promise<void> {
    const today = utcDay(this.clock.now());
    if (this.comparedOn === today) return;
    this.comparedOn = today;
    const timeout = AbortSignal.timeout(STATUS_TIMEOUT_MS);
    try {
      await this.caller.call({ ...STATUS, urgent: true }, timeout);
    } catch (error) {
      this.comparedOn = undefined;
      // The figures are usable without the comparison. If the service is unavailable, the next call reports it.
      if (!(error instanceof ApiError || timeout.aborted)) throw error;
    }
  }
}

/** Remaining shares of the daily quota at which an incident starts and ends. */
const LOW = 0.1;
const ENOUGH = 0.2;

/** Reports a daily quota that is nearly used up. */
@Injectable()
@Detects('quotaLow')
export class LowQuota implements IncidentSource {
  constructor(private readonly figures: QuotaFigures) {}

  async find(open: ReadonlySet<string>): Promise<Incident[]> {
    const { dailyLimit: limit, dailyRemaining: remaining } = await this.figures.limits();
    if (!limit || remaining === null) return [];
    const { source } = this.figures;
    const threshold = open.has(source) ? ENOUGH : LOW;
    return remaining < limit * threshold ? [{ subject: source, facts: { remaining, limit } }] : [];
  }
}
