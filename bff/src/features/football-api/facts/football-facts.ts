import type { League } from '@soccer-legends/contracts';
import type { ApiPage } from '../client/api-football-client.ts';
import type { ApiCoach, ApiPlayer } from '../wire/people.ts';
import type { ApiPlayerTransfers, ApiTeam } from '../wire/teams.ts';
import type { Answer, SeasonAnswer } from './answers.ts';

/** The service rejects shorter searches. */
export const MIN_SEARCH_LENGTH = 4;

export interface SyncedPlayer extends ApiPlayer {
  answers: readonly Answer[];
}

export interface SquadPlayer extends ApiPlayer {
  /** Figures on the page itself, which need no further call. */
  page?: SeasonAnswer;
}

export interface LeaguePlayer {
  player: ApiPlayer;
  answer: SeasonAnswer;
  teamIds: readonly number[];
}

export interface LeaguePage {
  leagueId: number;
  season: number;
  page: number;
}

/** The service has no entry for a run or an item. The console shows the message. */
export class NotFoundInService extends Error {}

/** The account's plan does not include the season. The console shows the message. */
export class SeasonNotInPlan extends Error {}

/** Facts of the data service about first teams. A method may send several calls. */
export abstract class FootballFacts {
  abstract profiles(page: number, signal: AbortSignal): Promise<ApiPage<ApiPlayer>>;

  /** Returns the players whose names contain every given word. */
  abstract searchPlayers(name: string, signal: AbortSignal): Promise<readonly ApiPlayer[]>;

  /** @throws NotFoundInService */
  abstract profile(apiId: number, signal: AbortSignal): Promise<ApiPlayer>;

  abstract player(profile: SquadPlayer, signal: AbortSignal): Promise<SyncedPlayer>;

  /** Returns one page of a squad, from 1, for the season that begins in the given year. */
  abstract squad(teamApiId: number, year: number, page: number, signal: AbortSignal): Promise<ApiPage<SquadPlayer>>;

  /** Returns the leagues of the current season, without cups, in one call. */
  abstract leagues(signal: AbortSignal): Promise<readonly League[]>;

  /** @throws SeasonNotInPlan, without a call if the service refused the season before */
  abstract leaguePlayers(page: LeaguePage, signal: AbortSignal): Promise<ApiPage<LeaguePlayer>>;

  /** Returns the transfers of every player who ever moved to or from the team. */
  abstract teamTransfers(teamApiId: number, signal: AbortSignal): Promise<readonly ApiPlayerTransfers[]>;

  /** Returns the coaches whose names contain every given word. */
  abstract searchCoaches(name: string, signal: AbortSignal): Promise<readonly ApiCoach[]>;

  /** @throws NotFoundInService */
  abstract coach(apiId: number, signal: AbortSignal): Promise<ApiCoach>;

  abstract searchTeams(name: string, signal: AbortSignal): Promise<readonly ApiTeam[]>;

  /** @throws NotFoundInService */
  abstract team(apiId: number, signal: AbortSignal): Promise<ApiTeam>;
}

/** The same facts for a person who waits: calls come first, or fail with the time of the next attempt. */
export abstract class UrgentFootballFacts extends FootballFacts {}
