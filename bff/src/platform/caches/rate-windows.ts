import { BoundedCache } from './bounded-cache.ts';
import type { CacheName } from './cache-budget.ts';

export interface RateWindowLimit {
  limit: number;
  windowMs: number;
}

interface RateWindow {
  used: number;
  /** As returned by `now`. */
  endsAt: number;
}

const WINDOW_BYTES = 48;

/**
 * Counts uses by key, in this process only, in windows that begin with the first use of a key. Its memory is bounded: if
 * more keys are used than it can hold, the least recently used ones start again.
 */
export class RateWindows {
  private readonly windows: BoundedCache<RateWindow>;

  /** @param now milliseconds, by default of a clock that is never set back */
  constructor(
    name: CacheName,
    private readonly now = () => performance.now(),
  ) {
    this.windows = new BoundedCache(name, { sizeOf: () => WINDOW_BYTES });
  }

  /** Counts a use. Returns 0 if it is allowed, otherwise the seconds to wait. */
  consume(key: string, { limit, windowMs }: RateWindowLimit): number {
    const now = this.now();
    const window = this.current(key) ?? { used: 0, endsAt: now + windowMs };
    if (window.used === 0) this.windows.set(key, window);
    window.used += 1;
    return window.used <= limit ? 0 : Math.max(1, Math.ceil((window.endsAt - now) / 1000));
  }

  private current(key: string): RateWindow | undefined {
    const window = this.windows.get(key);
    return window && window.endsAt > this.now() ? window : undefined;
  }
}
