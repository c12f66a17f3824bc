import type { SyncedSpell } from '../../catalogue/synced-facts.ts';
import type { ApiAppearances, ApiPosition } from '../answers.ts';
import { ApiFault } from '../../football/api-fault.ts';
import type { FootballApi } from '../football-api.ts';
import { mergeCareer } from './merge-career.ts';
import { PlanWindow } from './plan-window.ts';
import type { SeniorClubs } from './senior-clubs.ts';

/** Asks for all that makes a career: one call for the clubs, one for the moves, and one for every season. */
export class CareerReader {
  private readonly plan = new PlanWindow();

  constructor(
    private readonly api: FootballApi,
    private readonly clubs: SeniorClubs,
  ) {}

  async read(
    apiId: number,
    currentSeason: number,
    signal: AbortSignal,
  ): Promise<{ career: SyncedSpell[]; position: ApiPosition | null }> {
    const teams = (await this.api.playerTeams(apiId, signal)).filter(({ team }) => this.clubs.has(team.name));
    const transfers = teams.length > 0 ? await this.api.playerTransfers(apiId, signal) : [];
    const seasons = [...new Set(teams.flatMap((team) => team.seasons))].filter((season) => season <= currentSeason);
    const appearances: ApiAppearances[] = [];
    const knownSeasons = new Set<number>();
    let position: ApiPosition | null = null;
    for (const season of seasons.sort((a, b) => b - a)) {
      const known = await this.season(apiId, season, signal);
      if (!known) continue;
      knownSeasons.add(season);
      position ??= known.position;
      appearances.push(...known.appearances.filter(({ team }) => this.clubs.has(team.name)));
    }
    return { career: mergeCareer({ teams, appearances, transfers, knownSeasons, currentSeason }), position };
  }

  /** Undefined for a season that the account's plan leaves out. */
  private async season(
    apiId: number,
    season: number,
    signal: AbortSignal,
  ): Promise<{ appearances: readonly ApiAppearances[]; position: ApiPosition | null } | undefined> {
    if (!this.plan.includes(season)) return undefined;
    try {
      const found = await this.api.playerStatistics(apiId, season, signal);
      return { appearances: found?.appearances ?? [], position: found?.player.position ?? null };
    } catch (fault) {
      if (!(fault instanceof ApiFault) || fault.kind !== 'planLimit') throw fault;
      this.plan.learn(fault.message);
      return undefined;
    }
  }
}
