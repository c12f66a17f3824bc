import type { SessionClock } from '../session.ts';

/** A clock that only a test advances. */
export interface ManualClock extends SessionClock {
  /** Advances the clock and runs the due callbacks in order. */
  pass(ms: number): void;
}

/** Returns a clock that stands still until a test advances it. `start` is its first time in milliseconds. */
export function createManualClock(start = 0): ManualClock {
  let now = start;
  let timers: { at: number; run: () => void }[] = [];
  return {
    now: () => now,
    after(ms, run) {
      const timer = { at: now + ms, run };
      timers.push(timer);
      return () => {
        timers = timers.filter((other) => other !== timer);
      };
    },
    pass(ms) {
      const end = now + ms;
      for (;;) {
        const due = timers.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
        if (!due) break;
        now = Math.max(now, due.at);
        timers = timers.filter((other) => other !== due);
        due.run();
      }
      now = end;
    },
  };
}
