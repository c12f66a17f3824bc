import type { ApiRateLimits, ApiUsage, FootballSource } from '@soccer-legends/contracts';

/** What the data service still lets us do, as far as anybody knows. */
export abstract class Allowance {
  abstract readonly source: FootballSource;
  abstract limits(): Promise<ApiRateLimits>;
  /** The oldest day first. */
  abstract usage(days: number): Promise<ApiUsage[]>;
}
