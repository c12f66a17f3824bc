import { BoundedCache } from '../caches/bounded-cache.ts';
import type { CacheName } from '../caches/cache-budget.ts';

const WINDOW_BYTES = 48;

/**
 * Counts uses by key in windows of a fixed length, which start with the first use. If more keys are used than its cache can
 * hold, the least recently used one starts anew.
 */
export class WindowCounts {
  private readonly windows: BoundedCache<{ used: number; endsAt: number }>;

  /** @param now a clock in milliseconds, by default one that is never set back */
  constructor(
    name: CacheName,
    private readonly windowMs: number,
    private readonly now: () => number = () => performance.now(),
  ) {
    this.windows = new BoundedCache(name, { sizeOf: () => WINDOW_BYTES });
  }

  /** Counts one use. Returns 0 if it is within the limit, otherwise the milliseconds until the window ends. */
  consume(key: string, limit: number): number {
    const now = this.now();
    let window = this.windows.get(key);
    // A window that ends later than a new one began while the clock was ahead.
    const isOpen = window && window.endsAt > now && window.endsAt <= now + this.windowMs;
    if (!window || !isOpen) this.windows.set(key, (window = { used: 0, endsAt: now + this.windowMs }));
    window.used += 1;
    return window.used > limit ? window.endsAt - now : 0;
  }
}
