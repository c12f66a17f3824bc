/** What the account may do. */
export interface Plan {
  name: string;
  perDay: number;
  perMinute: number;
  /** Pages that a list may be read to; undefined for all of them. */
  mostPages?: number;
  /** Seasons that statistics may be asked for; undefined for all of them. */
  seasons?: { from: number; to: number };
}

/** The plans of the service that are worth trying; `free` has the narrow limits of the real one. */
export const PLANS = {
  free: { name: 'Free', perDay: 100, perMinute: 10, mostPages: 3, seasons: { from: 2022, to: 2024 } },
  pro: { name: 'Pro', perDay: 7500, perMinute: 300 },
  mega: { name: 'Mega', perDay: 150_000, perMinute: 900 },
} as const satisfies Record<string, Plan>;

const MINUTE_MS = 60_000;

export type Admission = 'granted' | 'dayIsUsedUp' | 'minuteIsUsedUp';

/** Counts an account's calls: of the day, which ends at midnight UTC, and of the last 60 seconds. */
export class Account {
  private day = '';
  private calls: number[] = [];
  usedToday = 0;

  constructor(
    readonly plan: Plan,
    private readonly now: () => Date,
  ) {}

  /** Counts a call, unless it is one too many. */
  admit(): Admission {
    this.forget();
    if (this.usedToday >= this.plan.perDay) return 'dayIsUsedUp';
    if (this.calls.length >= this.plan.perMinute) return 'minuteIsUsedUp';
    this.usedToday += 1;
    this.calls.push(this.now().getTime());
    return 'granted';
  }

  headers(): Record<string, string> {
    this.forget();
    return {
      'x-ratelimit-requests-limit': String(this.plan.perDay),
      'x-ratelimit-requests-remaining': String(Math.max(0, this.plan.perDay - this.usedToday)),
      'X-RateLimit-Limit': String(this.plan.perMinute),
      'X-RateLimit-Remaining': String(Math.max(0, this.plan.perMinute - this.calls.length)),
    };
  }

  private forget(): void {
    const now = this.now();
    const today = now.toISOString().slice(0, 10);
    if (today !== this.day) this.usedToday = 0;
    this.day = today;
    this.calls = this.calls.filter((at) => at > now.getTime() - MINUTE_MS);
  }
}
