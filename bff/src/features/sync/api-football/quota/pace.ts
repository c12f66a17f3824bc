/** How fast calls may follow each other so that a minute's limit holds in every minute, wherever it begins. */
export interface Pace {
  /** Calls that may come at once after a rest. */
  burst: number;
  intervalMs: number;
}

const MINUTE_MS = 60_000;
/** The service counts by its own clock, and calls do not all take the same time to reach it. */
const SHARE = 0.9;
const BURST_SHARE = 0.2;

/**
 * Never more than `SHARE` of the limit in any 60 seconds: a burst, and what the interval then lets through, are no more
 * than that together. Fixed minutes would let twice the limit pass across their border, and such accounts get suspended.
 */
export function paceFor(perMinute: number): Pace {
  const usable = Math.max(1, Math.floor(perMinute * SHARE));
  const burst = Math.max(1, Math.floor(usable * BURST_SHARE));
  return { burst, intervalMs: Math.ceil(MINUTE_MS / Math.max(1, usable - burst)) };
}
