import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

/** What is counted apart. */
export type RateLimitBucket = 'read' | 'search' | 'play' | 'report';

const MINUTE = 60;
const PER_MINUTE: Readonly<Record<RateLimitBucket, number>> = { read: 360, search: 60, play: 120, report: 30 };

/** How much of everything one visitor gets. */
export abstract class RateLimits {
  /** Uses up one; answers the seconds to wait where there was none left, and 0 otherwise. */
  abstract take(bucket: RateLimitBucket, visitor: string): Promise<number>;
}

export class MemoryRateLimits extends RateLimits {
  private readonly limiters = new Map(
    Object.entries(PER_MINUTE).map(([name, points]) => [
      name,
      new RateLimiterMemory({ keyPrefix: name, points, duration: MINUTE }),
    ]),
  );

  override take(bucket: RateLimitBucket, visitor: string): Promise<number> {
    return this.limiters.get(bucket)!.consume(visitor).then(nothingToWait, secondsToWait);
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
