import { LRUCache } from 'lru-cache';

/** More clients than one server answers in a window. Beyond it, the least recently seen one starts anew. */
const MAX_KEYS = 50_000;

interface Window {
  used: number;
  endsAt: number;
}

/** Counts uses by key in windows of a fixed length, which start with the first use. */
export class WindowCounts {
  private readonly windows = new LRUCache<string, Window>({ max: MAX_KEYS });

  /** @param now a clock in milliseconds that is never set back */
  constructor(
    private readonly windowMs: number,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** Counts one use. Returns 0 if it is within the limit, otherwise the milliseconds until the window ends. */
  consume(key: string, limit: number): number {
    const now = this.now();
    let window = this.windows.get(key);
    if (!window || window.endsAt <= now) this.windows.set(key, (window = { used: 0, endsAt: now + this.windowMs }));
    window.used += 1;
    return window.used > limit ? window.endsAt - now : 0;
  }
}
