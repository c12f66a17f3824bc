import { BurstyRateLimiter, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

/** What is counted apart. */
export type Allowance = 'read' | 'search' | 'play' | 'report';

const MINUTE = 60;
const PER_MINUTE: Readonly<Record<Allowance, { steady: number; burst: number }>> = {
  read: { steady: 300, burst: 60 },
  search: { steady: 60, burst: 0 },
  play: { steady: 120, burst: 0 },
  report: { steady: 30, burst: 0 },
};

/** How much of everything one visitor gets. */
export abstract class RateLimits {
  /** Uses up one; answers the seconds to wait where there was none left, and 0 otherwise. */
  abstract take(allowance: Allowance, visitor: string): Promise<number>;
}

export class MemoryRateLimits extends RateLimits {
  private readonly limiters = new Map(
    Object.entries(PER_MINUTE).map(([name, { steady, burst }]) => {
      const limiter = new RateLimiterMemory({ keyPrefix: name, points: steady, duration: MINUTE });
      const extra = new RateLimiterMemory({ keyPrefix: `${name}-burst`, points: burst, duration: MINUTE });
      return [name, burst > 0 ? new BurstyRateLimiter(limiter, extra) : limiter];
    }),
  );

  override take(allowance: Allowance, visitor: string): Promise<number> {
    return this.limiters.get(allowance)!.consume(visitor).then(nothingToWait, secondsToWait);
  }
}

export class NoRateLimits extends RateLimits {
  override take(): Promise<number> {
    return NOTHING;
  }
}

const NOTHING = Promise.resolve(0);
const nothingToWait = (): number => 0;

function secondsToWait(refusal: unknown): number {
  if (!(refusal instanceof RateLimiterRes)) throw refusal;
  return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
}
