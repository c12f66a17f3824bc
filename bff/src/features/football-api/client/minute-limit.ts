/**
 * Window in which calls are counted. Longer than the service's minute, because its clock and the travel time of calls
 * differ from ours.
 */
export const MINUTE_WINDOW_MS = 65_000;
/** Share of the minute limit that is used. The rest is left for other programs with the same key. */
const USED_SHARE = 0.9;
/** Share of these calls that background work leaves for people who wait for an answer. */
const URGENT_SHARE = 0.1;
const MIN_URGENT = 2;

export interface MinuteLimit {
  /** Calls in any `MINUTE_WINDOW_MS`. */
  all: number;
  /** How many of these background work may send. */
  background: number;
}

/** Returns how many calls the server may send in a minute. @param perMinute the limit of the service */
export function minuteLimit(perMinute: number): MinuteLimit {
  const all = Math.max(1, Math.floor(perMinute * USED_SHARE));
  const urgent = Math.max(MIN_URGENT, Math.floor(all * URGENT_SHARE));
  return { all, background: Math.max(1, all - urgent) };
}
