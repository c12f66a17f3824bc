import { ApiError } from '../wire/api-error.ts';

/** The account's plan does not include the season. The console shows the message. */
export class SeasonNotInPlan extends Error {
  constructor(season: number) {
    super(`The plan of the account at the data service does not include the season ${season}.`);
  }
}

/** The seasons in the account's plan. All seasons count as included until the service refuses one. */
export class PlanSeasons {
  private from = -Infinity;
  private to = Infinity;

  /** Sends a call about a season. @throws SeasonNotInPlan, without a call if the service refused the season before */
  async request<Result>(season: number, send: () => Promise<Result>): Promise<Result> {
    if (season < this.from || season > this.to) throw new SeasonNotInPlan(season);
    try {
      return await send();
    } catch (error) {
      if (!isPlanLimit(error)) throw error;
      this.learnFrom(error.message);
      throw new SeasonNotInPlan(season);
    }
  }

  /** Parses "… do not have access to this season, try from 2022 to 2024." */
  private learnFrom(refusal: string): void {
    const years = /\bfrom (\d{4}) to (\d{4})\b/.exec(refusal);
    if (!years) return;
    this.from = Number(years[1]);
    this.to = Number(years[2]);
  }
}

/** Whether the service refused a call because of the account's plan. */
export function isPlanLimit(error: unknown): error is ApiError {
  return error instanceof ApiError && error.kind === 'planLimit';
}
