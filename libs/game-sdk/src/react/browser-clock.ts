import type { SessionClock } from '../session.ts';

/** `Date.now` and `setTimeout`: both go on in a hidden tab, and both can be faked by test tools. */
export const browserClock: SessionClock = {
  now: () => Date.now(),
  after(ms, run) {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};
