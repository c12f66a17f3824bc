/** Each bucket is counted separately. */
export type RateLimitBucket = 'read' | 'search' | 'play' | 'report';

const MINUTE_MS = 60_000;
const PER_MINUTE: Readonly<Record<RateLimitBucket, number>> = { read: 360, search: 60, play: 120, report: 30 };

/** Limits how many requests of each bucket a visitor may send. */
export abstract class RateLimits {
  /** Counts one request. Returns 0, or the seconds to wait where the limit is reached. */
  abstract take(bucket: RateLimitBucket, visitor: string): number;
}

interface Window {
  used: number;
  endsAt: number;
}

/**
 * Counts requests in memory, in windows of a minute that start with a visitor's first request. Synchronous, unlike
 * the libraries for it, because every request waits for it.
 */
export class MemoryRateLimits extends RateLimits {
  /** By bucket and visitor, in the order in which they end. */
  private readonly windows = new Map<string, Window>();

  override take(bucket: RateLimitBucket, visitor: string): number {
    const now = performance.now();
    const key = `${bucket}:${visitor}`;
    const window = this.windows.get(key);
    if (!window || window.endsAt <= now) {
      this.deleteEnded(now);
      this.windows.set(key, { used: 1, endsAt: now + MINUTE_MS });
      return 0;
    }
    window.used += 1;
    return window.used <= PER_MINUTE[bucket] ? 0 : Math.max(1, Math.ceil((window.endsAt - now) / 1000));
  }

  get size(): number {
    return this.windows.size;
  }

  private deleteEnded(now: number): void {
    for (const [key, { endsAt }] of this.windows) {
      if (endsAt > now) return;
      this.windows.delete(key);
    }
  }
}

export class NoRateLimits extends RateLimits {
  override take(): number {
    return 0;
  }
}
