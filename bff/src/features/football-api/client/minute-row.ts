import { minuteLimit, type MinuteLimit, MINUTE_WINDOW_MS, SMALLEST_PLAN } from './plan-limits.ts';

/** The ledger's row for one source. Every change locks it first. */
export interface MinuteRow {
  limit: number | null;
  /** Time until which the service refuses calls, in epoch milliseconds. */
  blockedUntil: string | number;
  /** Calls of other programs in the service's last minute, as of `seenAt`. */
  otherCalls: number;
  seenAt: Date | string | null;
}

/** Selects the `MinuteRow` of a source. */
export const MINUTE_ROW = `
  select limit_seen as "limit", paid_until_ms as "blockedUntil", other_calls as "otherCalls", seen_at as "seenAt"
  from api_minute where source = ?`;

/** Returns the calls of the site that the window allows, without those of other programs. */
export function placesIn(minute: MinuteRow | undefined, now: Date): MinuteLimit {
  const { all, background } = minuteLimit(minute?.limit ?? SMALLEST_PLAN.perMinute);
  const seenAt = minute?.seenAt ?? null;
  const isCurrent = seenAt !== null && Math.abs(now.getTime() - new Date(seenAt).getTime()) < MINUTE_WINDOW_MS;
  const others = isCurrent ? minute!.otherCalls : 0;
  return { all: all - others, background: background - others };
}
