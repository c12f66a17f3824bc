import type { SessionClock } from '../session.ts';

/**
 * Uses `performance.now` and `setTimeout`: both ignore corrections of the device's clock and keep running in a hidden
 * tab, and test tools can fake both.
 */
export const browserClock: SessionClock = {
  // Whole milliseconds, so that a new countdown never has more time left than its limit.
  now: () => Math.floor(performance.now()),
  after(ms, run) {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};
