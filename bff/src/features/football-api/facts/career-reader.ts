import type { Position } from '@soccer-legends/contracts';
import type { ApiFootballClient } from '../client/api-football-client.ts';
import { playerSeason, type ApiAppearances } from '../wire/people.ts';
import { inOrder, ownTransfers, teamSeasons, type ApiTeamSeasons, type ApiTransfer } from '../wire/teams.ts';
import type { FirstTeams } from './first-teams.ts';
import { SeasonNotInPlan, type PlanSeasons } from './plan-seasons.ts';

/** The facts about one player in one response of the service. An empty list means that the service has none. */
export type Answer =
  | { kind: 'teams'; teams: readonly ApiTeamSeasons[] }
  | { kind: 'transfers'; transfers: readonly ApiTransfer[] }
  | SeasonAnswer;

/** The figures of a player in one season. */
export interface SeasonAnswer {
  kind: 'season';
  /** The year in which the season begins. */
  season: number;
  appearances: readonly ApiAppearances[];
  /** Whether the answer has only the rows of one league or team, because it comes from a league page or a squad page. */
  isPartial?: true;
}

interface CareerRequest {
  apiId: number;
  /** The year in which the newest season that may have begun starts. */
  latestSeason: number;
  /** The player's statistics on a page of a league or team that was read before. */
  page?: SeasonAnswer | undefined;
}

/** Reads a career: one call for the teams, one for the transfers, and one for each season. */
export class CareerReader {
  constructor(
    private readonly api: ApiFootballClient,
    private readonly clubs: FirstTeams,
    private readonly planSeasons: PlanSeasons,
  ) {}

  /**
   * Returns the service's answers, and the position in the newest season that has one. Sends no call for the season of
   * `page` if the page has the statistics of every club.
   */
  async read(
    { apiId, latestSeason, page }: CareerRequest,
    signal: AbortSignal,
  ): Promise<{ answers: Answer[]; position: Position | null }> {
    const teams = await this.teams(apiId, signal);
    const ofClubs = teams.filter(({ team }) => this.clubs.has(team.name));
    const answers: Answer[] = [{ kind: 'teams', teams }];
    if (ofClubs.length === 0) return { answers, position: null };
    const onPage = page && hasAllClubs(page, ofClubs) ? page.season : undefined;
    if (page) answers.push(onPage === undefined ? page : wholeSeason(page));
    answers.push({ kind: 'transfers', transfers: await this.transfers(apiId, signal) });
    const seasons = [...new Set(ofClubs.flatMap((team) => team.seasons))].filter(
      (season) => season <= latestSeason && season !== onPage,
    );
    let position: Position | null = null;
    for (const season of seasons.sort((a, b) => b - a)) {
      const statistics = await this.season(apiId, season, signal);
      if (!statistics) continue;
      position ??= statistics.position;
      answers.push(statistics.answer);
    }
    return { answers, position };
  }

  /** Returns every team that listed the player, including national and youth teams. */
  private teams(player: number, signal: AbortSignal): Promise<ApiTeamSeasons[]> {
    return this.api.list({ path: '/players/teams', parameters: { player } }, teamSeasons, signal);
  }

  private async transfers(player: number, signal: AbortSignal): Promise<ApiTransfer[]> {
    const items = await this.api.list({ path: '/transfers', parameters: { player } }, ownTransfers, signal);
    return inOrder(items.flatMap(({ transfers }) => transfers));
  }

  /** Returns undefined for a season outside the account's plan. */
  private async season(
    id: number,
    season: number,
    signal: AbortSignal,
  ): Promise<{ answer: Answer; position: Position | null } | undefined> {
    try {
      const request = { path: '/players', parameters: { id, season } };
      const items = await this.planSeasons.request(season, () => this.api.list(request, playerSeason, signal));
      const own = items.filter(({ player }) => player.apiId === id);
      const appearances = own.flatMap((item) => item.appearances);
      return { answer: { kind: 'season', season, appearances }, position: own[0]?.player.position ?? null };
    } catch (error) {
      if (error instanceof SeasonNotInPlan) return undefined;
      throw error;
    }
  }
}

function hasAllClubs({ season, appearances }: SeasonAnswer, clubs: readonly ApiTeamSeasons[]): boolean {
  const ids = new Set(appearances.map(({ team }) => team.id));
  return clubs.every(({ team, seasons }) => !seasons.includes(season) || (team.id !== null && ids.has(team.id)));
}

function wholeSeason({ season, appearances }: SeasonAnswer): SeasonAnswer {
  return { kind: 'season', season, appearances };
}
