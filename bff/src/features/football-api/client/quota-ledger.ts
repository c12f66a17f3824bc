import type { ReportedLimits } from '../wire/envelope.ts';
import { DAY_MS } from '../../../platform/environment/durations.ts';

export interface LedgerCall {
  /** Whether the call counts only for the minute, not for the day. */
  free: boolean;
  urgent: boolean;
}

/** A reserved call, or the milliseconds until the next attempt to reserve one. */
export type Reservation = { callId: number } | { waitMs: number };

/**
 * Counts the calls to the data service for all servers. A call is reserved when it is sent. Every response corrects the
 * ledger in both directions: the service does not count every call, and other programs may use the same key.
 */
export abstract class QuotaLedger {
  /** @throws ApiError `dayLimit` with the time of the next quota */
  abstract reserve(call: LedgerCall): Promise<Reservation>;

  /** Stores the end of a call and the limits that its response reported. */
  abstract settle(callId: number, reported: ReportedLimits): Promise<void>;

  abstract cancel(callId: number): Promise<void>;

  /** Stores that the service refused a call because of its daily limit. */
  abstract markDayExhausted(): Promise<void>;

  /** Stores that the service refused a call because of its minute limit. The next call waits for a whole minute. */
  abstract markMinuteExhausted(): Promise<void>;
}

export function utcDay(time: Date): string {
  return time.toISOString().slice(0, 10);
}

/** Returns the end of the UTC day, when the daily quota is renewed. */
export function nextMidnight(now: Date): Date {
  return new Date((Math.floor(now.getTime() / DAY_MS) + 1) * DAY_MS);
}
