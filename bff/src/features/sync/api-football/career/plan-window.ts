/** Seasons that the account's plan includes, as far as its refusals have told. */
export class PlanWindow {
  private from = -Infinity;
  private to = Infinity;

  includes(season: number): boolean {
    return season >= this.from && season <= this.to;
  }

  /** Learns from "… do not have access to this season, try from 2022 to 2024." */
  learn(refusal: string): void {
    const found = /\bfrom (\d{4}) to (\d{4})\b/.exec(refusal);
    if (!found) return;
    this.from = Number(found[1]);
    this.to = Number(found[2]);
  }
}
