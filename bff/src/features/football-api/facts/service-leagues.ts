import type { League } from '@soccer-legends/contracts';
import type { ApiFootballClient } from '../client/api-football-client.ts';
import type { FirstTeams } from './first-teams.ts';
import { ApiError } from '../wire/api-error.ts';
import type { Page } from './football-facts.ts';
import {
  LeagueFacts,
  SeasonNotInPlan,
  type LeaguePage,
  type PlayerSeason,
  type PlayerTransfers,
} from './league-facts.ts';
import { PlanSeasons } from './plan-seasons.ts';
import { toPlayerSeason } from './player-season.ts';

/** Reads whole leagues from API-Football. */
export class ServiceLeagues extends LeagueFacts {
  private readonly planSeasons = new PlanSeasons();

  constructor(
    private readonly api: ApiFootballClient,
    private readonly urgentApi: ApiFootballClient,
    private readonly clubs: FirstTeams,
  ) {
    super();
  }

  override async leagues(signal: AbortSignal): Promise<League[]> {
    const leagues = await this.urgentApi.leagues(signal);
    return leagues.map(({ id, name, country }) => ({ id, name, country }));
  }

  override async players({ leagueId, season, page }: LeaguePage, signal: AbortSignal): Promise<Page<PlayerSeason>> {
    if (!this.planSeasons.includes(season)) throw notInPlan(season);
    try {
      const { items, pages } = await this.api.leaguePlayers({ leagueId, season, page }, signal);
      return { items: items.map((item) => toPlayerSeason(item, season, this.clubs)), pages };
    } catch (error) {
      if (!(error instanceof ApiError) || error.kind !== 'planLimit') throw error;
      this.planSeasons.learnFrom(error.message);
      // A refused page ends the list; a refused first page is the season.
      if (page > 1) return { items: [], pages: page - 1 };
      throw notInPlan(season);
    }
  }

  override async transfers(teamApiId: number, signal: AbortSignal): Promise<PlayerTransfers[]> {
    const players = await this.api.teamTransfers(teamApiId, signal);
    return players.map(({ playerId, transfers }) => ({ apiId: playerId, transfers }));
  }
}

function notInPlan(season: number): SeasonNotInPlan {
  return new SeasonNotInPlan(`The plan of the account at the data service does not include the season ${season}.`);
}
