import type { ApiRateLimits } from '@soccer-legends/contracts';

/** Assumed until the service has reported the real limits. */
export const SMALLEST_PLAN = { perDay: 100, perMinute: 10, pages: 3 };

type KnownPlan = Pick<ApiRateLimits, 'dailyLimit'>;

export function isSmallestPlan({ dailyLimit }: KnownPlan): boolean {
  return (dailyLimit ?? SMALLEST_PLAN.perDay) <= SMALLEST_PLAN.perDay;
}

/** Returns the last page of a list in the account's plan; infinite for a paid plan. */
export function lastPageOf(plan: KnownPlan): number {
  return isSmallestPlan(plan) ? SMALLEST_PLAN.pages : Infinity;
}
