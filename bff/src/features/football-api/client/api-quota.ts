import { Injectable } from '@nestjs/common';
import type { ApiRateLimits, ApiUsage, FootballSource } from '@soccer-legends/contracts';
import { Clock } from '../../../platform/environment/clock.ts';
import { ApiError } from '../wire/api-error.ts';
import { ApiCaller, STATUS } from './api-caller.ts';
import type { QuotaState } from './completion.ts';
import { QuotaFigures } from './quota-figures.ts';
import { utcDay } from './utc-days.ts';

const STATUS_TIMEOUT_MS = 3000;

/** Limits and usage from the site's ledger, which is compared with the service's `/status` once a day. */
@Injectable()
export class ApiQuota {
  readonly source: FootballSource;
  private comparedOn: string | undefined;

  constructor(
    private readonly figures: QuotaFigures,
    private readonly caller: ApiCaller,
    private readonly clock: Clock,
  ) {
    this.source = figures.source;
  }

  /** Returns what the ledger knows. Null for a limit that no response has reported yet. */
  async limits(): Promise<ApiRateLimits> {
    await this.compareOnceADay();
    return this.figures.limits();
  }

  /** Returns what the next background calls wait for: the limits, the current minute and the time. */
  async state(): Promise<QuotaState> {
    return { limits: await this.limits(), window: await this.figures.window(), now: this.clock.now() };
  }

  /** Returns the calls of the latest days that had any, oldest first. */
  usage(days: number): Promise<ApiUsage[]> {
    return this.figures.usage(days);
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
      // The ledger works without the correction. If the service is unavailable, the next call reports it.
      if (!(error instanceof ApiError || timeout.aborted)) throw error;
    }
  }
}
