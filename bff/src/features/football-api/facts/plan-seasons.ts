/** The seasons in the account's plan. All seasons count as included until the service refuses one. */
export class PlanSeasons {
  private from = -Infinity;
  private to = Infinity;

  includes(season: number): boolean {
    return season >= this.from && season <= this.to;
  }

  /** Parses "… do not have access to this season, try from 2022 to 2024." */
  learnFrom(refusal: string): void {
    const years = /\bfrom (\d{4}) to (\d{4})\b/.exec(refusal);
    if (!years) return;
    this.from = Number(years[1]);
    this.to = Number(years[2]);
  }
}
