import type { ApiRateLimits } from '@soccer-legends/contracts';

/** Daily calls of the smallest plan, whose lists end after three pages. */
const FREE_CALLS = 100;
const FREE_PAGES = 3;

/** What the account's plan leaves out, as far as it follows from its daily limit. */
export interface PlanLimits {
  /** Last page of a list that can be read; infinite for a paid plan. */
  pages: number;
}

/** Returns the limits of the plan. Without a known daily limit, those of the smallest plan. */
export function planLimits({ dailyLimit }: Pick<ApiRateLimits, 'dailyLimit'>): PlanLimits {
  return { pages: (dailyLimit ?? FREE_CALLS) <= FREE_CALLS ? FREE_PAGES : Infinity };
}
