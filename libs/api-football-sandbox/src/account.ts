import { MINUTE_MS } from '@soccer-legends/contracts';

export interface Plan {
  name: string;
  /** Calls per day in UTC; `perMinute` counts those of the last 60 seconds. */
  perDay: number;
  perMinute: number;
  /** Last page of a list that the plan includes; undefined for no limit. */
  maxPages?: number;
  /** Years in which the included seasons begin, both included; undefined for all of them. */
  seasons?: { from: number; to: number };
}

/** Plans of the real service. */
export const PLANS = {
  free: { name: 'Free', perDay: 100, perMinute: 10, maxPages: 3, seasons: { from: 2022, to: 2024 } },
  pro: { name: 'Pro', perDay: 7500, perMinute: 300 },
  mega: { name: 'Mega', perDay: 150_000, perMinute: 900 },
} as const satisfies Record<string, Plan>;

/** Whether a call may be made, or which limit it exceeds. */
type Admission = 'granted' | 'dayLimit' | 'minuteLimit';

/** Counts the calls of an account, per UTC day and in the last 60 seconds. */
export class Account {
  private day = '';
  private calls: number[] = [];
  usedToday = 0;
  /** Calls that were rejected because of a limit. */
  refused = 0;

  constructor(
    readonly plan: Plan,
    private readonly now: () => Date,
  ) {}

  /** Counts a call unless it exceeds a limit. */
  admit(): Admission {
    const admission = this.admission();
    if (admission === 'granted') {
      this.usedToday += 1;
      this.calls.push(this.now().getTime());
    } else this.refused += 1;
    return admission;
  }

  private admission(): Admission {
    this.removeOld();
    if (this.usedToday >= this.plan.perDay) return 'dayLimit';
    return this.calls.length >= this.plan.perMinute ? 'minuteLimit' : 'granted';
  }

  /** Returns the rate limit headers of a response. Those with `requests` are per day, the others per minute. */
  headers(): Record<string, string> {
    this.removeOld();
    return {
      'x-ratelimit-requests-limit': String(this.plan.perDay),
      'x-ratelimit-requests-remaining': String(Math.max(0, this.plan.perDay - this.usedToday)),
      'X-RateLimit-Limit': String(this.plan.perMinute),
      'X-RateLimit-Remaining': String(Math.max(0, this.plan.perMinute - this.calls.length)),
    };
  }

  private removeOld(): void {
    const now = this.now();
    const today = now.toISOString().slice(0, 10);
    if (today !== this.day) this.usedToday = 0;
    this.day = today;
    this.calls = this.calls.filter((at) => at > now.getTime() - MINUTE_MS);
  }
}
