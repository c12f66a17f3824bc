import type { SessionClock } from '../session.ts';

/** Uses `Date.now` and `setTimeout`: both keep running in a hidden tab, and test tools can fake both. */
export const browserClock: SessionClock = {
  now: () => Date.now(),
  after(ms, run) {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};
