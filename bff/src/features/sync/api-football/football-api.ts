import type {
  ApiCoach,
  ApiPage,
  ApiPlayer,
  ApiPlayerSeason,
  ApiStatus,
  ApiTeam,
  ApiTeamSeasons,
  ApiTransfer,
} from './answers.ts';

/**
 * The calls of API-Football v3 that the sync needs, in strict types: whatever the service leaves out or gets wrong has
 * been dealt with. Each is one call of the quota for every page, except `status`, which is free.
 *
 * All throw `ApiFault`; an aborted signal rejects with its reason.
 */
export abstract class FootballApi {
  abstract status(signal: AbortSignal): Promise<ApiStatus>;

  /** One page of everybody whom the service knows, 250 a page, from 1. */
  abstract players(page: number, signal: AbortSignal): Promise<ApiPage<ApiPlayer>>;

  /** By last name; the service refuses fewer than four letters. */
  abstract searchPlayers(name: string, signal: AbortSignal): Promise<ApiPage<ApiPlayer>>;

  abstract player(id: number, signal: AbortSignal): Promise<ApiPlayer | undefined>;

  /** Every team a player was listed by, national and youth sides among them, with the seasons. */
  abstract playerTeams(id: number, signal: AbortSignal): Promise<readonly ApiTeamSeasons[]>;

  abstract playerTransfers(id: number, signal: AbortSignal): Promise<readonly ApiTransfer[]>;

  abstract playerStatistics(id: number, season: number, signal: AbortSignal): Promise<ApiPlayerSeason | undefined>;

  /** Those who were listed by a team in a season, 20 a page, from 1. */
  abstract teamPlayers(
    where: { teamId: number; season: number; page: number },
    signal: AbortSignal,
  ): Promise<ApiPage<ApiPlayerSeason>>;

  abstract searchTeams(name: string, signal: AbortSignal): Promise<readonly ApiTeam[]>;

  abstract team(id: number, signal: AbortSignal): Promise<ApiTeam | undefined>;

  abstract searchCoaches(name: string, signal: AbortSignal): Promise<readonly ApiCoach[]>;

  abstract coach(id: number, signal: AbortSignal): Promise<ApiCoach | undefined>;
}
