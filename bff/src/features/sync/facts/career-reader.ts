import type { ApiFootballClient } from '../client/api-football-client.ts';
import { ApiError } from '../wire/api-error.ts';
import type { ApiAppearances, ApiPosition } from '../wire/api-types.ts';
import type { SyncedSpell } from './football-facts.ts';
import { mergeCareer } from './merge-career.ts';
import type { SeniorClubs } from './senior-clubs.ts';

/** Reads a player's career: one call for the teams, one for the transfers, and one for every season. */
export class CareerReader {
  private readonly planSeasons = new PlanSeasons();

  constructor(
    private readonly api: ApiFootballClient,
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
      const statistics = await this.season(apiId, season, signal);
      if (!statistics) continue;
      knownSeasons.add(season);
      position ??= statistics.position;
      appearances.push(...statistics.appearances.filter(({ team }) => this.clubs.has(team.name)));
    }
    return { career: mergeCareer({ teams, appearances, transfers, knownSeasons, currentSeason }), position };
  }

  /** Returns undefined for a season that the account's plan does not include. */
  private async season(
    apiId: number,
    season: number,
    signal: AbortSignal,
  ): Promise<{ appearances: readonly ApiAppearances[]; position: ApiPosition | null } | undefined> {
    if (!this.planSeasons.includes(season)) return undefined;
    try {
      const statistics = await this.api.playerStatistics(apiId, season, signal);
      return { appearances: statistics?.appearances ?? [], position: statistics?.player.position ?? null };
    } catch (error) {
      if (!(error instanceof ApiError) || error.kind !== 'planLimit') throw error;
      this.planSeasons.learnFrom(error.message);
      return undefined;
    }
  }
}

/** The seasons that the account's plan includes: all of them until the service refuses one. */
class PlanSeasons {
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
