import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

/** Each bucket is counted separately. */
export type RateLimitBucket = 'read' | 'search' | 'picture' | 'play' | 'report';

const MINUTE_S = 60;
const PER_MINUTE: Readonly<Record<RateLimitBucket, number>> = {
  read: 360,
  search: 60,
  picture: 120,
  play: 120,
  report: 30,
};

export abstract class RateLimits {
  /** Counts one request. Returns 0, or the seconds to wait if the limit is reached. */
  abstract take(bucket: RateLimitBucket, visitor: string): Promise<number>;
}

/** Counts in this process only, so each replica allows the full limit. */
export class MemoryRateLimits extends RateLimits {
  private readonly limiters = new Map(
    Object.entries(PER_MINUTE).map(([name, points]) => [
      name,
      new RateLimiterMemory({ keyPrefix: name, points, duration: MINUTE_S }),
    ]),
  );

  override take(bucket: RateLimitBucket, visitor: string): Promise<number> {
    return this.limiters.get(bucket)!.consume(visitor).then(noWait, secondsToWait);
  }
}

/** For `RATE_LIMITS=off`. */
export class NoRateLimits extends RateLimits {
  override take(): Promise<number> {
    return NO_WAIT;
  }
}

const NO_WAIT = Promise.resolve(0);
const noWait = (): number => 0;

function secondsToWait(refusal: unknown): number {
  if (!(refusal instanceof RateLimiterRes)) throw refusal;
  return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
}
