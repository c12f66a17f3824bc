import type { ReportedLimits } from '../wire/envelope.ts';
import { DAY_MS } from '../../../platform/environment/durations.ts';

export interface LedgerCall {
  /** Whether the call counts for the minute only, not for the day. */
  free: boolean;
  /** Whether a person waits for the response. Background work leaves a share of the calls per minute for these. */
  urgent: boolean;
}

/** A call that may be sent now, or the time in milliseconds until the next attempt to reserve one. */
export type Reservation = { callId: number } | { waitMs: number };

/**
 * Ledger of the calls to the data service, shared by all servers. A call is reserved at the moment of sending. Every
 * response corrects the ledger, up and down, because the service does not count every call and other programs may use
 * the same key.
 */
export abstract class QuotaLedger {
  /** @throws ApiError `dayLimit` with the time of the next quota */
  abstract reserve(call: LedgerCall): Promise<Reservation>;

  /** Stores that a call has ended, with the limits that its response reported, if there was one. */
  abstract settle(callId: number, reported: ReportedLimits): Promise<void>;

  /** Takes back a call that was not sent. */
  abstract cancel(callId: number): Promise<void>;

  /** Stores that the service refused a call because of its daily limit. */
  abstract markDayExhausted(): Promise<void>;

  /** Stores that the service refused a call because of its minute limit; the next call waits for a whole minute. */
  abstract markMinuteExhausted(): Promise<void>;
}

/** Returns the UTC day of a time, such as "2026-11-21". */
export function utcDay(time: Date): string {
  return time.toISOString().slice(0, 10);
}

/** Returns the end of the UTC day, at which the daily quota is renewed. */
export function nextMidnight(now: Date): Date {
  return new Date((Math.floor(now.getTime() / DAY_MS) + 1) * DAY_MS);
}
