import type { League } from '@soccer-legends/contracts';
import type { ApiPage } from '../client/api-football-client.ts';
import type { ApiCoach, ApiPlayer } from '../wire/people.ts';
import type { ApiPlayerTransfers, ApiTeam } from '../wire/teams.ts';
import type { Answer, SeasonAnswer } from './answers.ts';

/** The shortest search that the service accepts. */
export const MIN_SEARCH_LENGTH = 4;

export interface SyncedPlayer extends ApiPlayer {
  /** What the service says about the career. */
  answers: readonly Answer[];
}

/** A player on a page of a squad. */
export interface SquadPlayer extends ApiPlayer {
  /** Figures on the page itself, which need no further call. */
  page?: SeasonAnswer;
}

/** A player on a page of a league, with the figures that the page has. */
export interface LeaguePlayer {
  player: ApiPlayer;
  answer: SeasonAnswer;
  /** Ids of the first teams among the player's teams. */
  teamIds: readonly number[];
}

/** One page of a league in the season that begins in the given year. */
export interface LeaguePage {
  leagueId: number;
  season: number;
  /** From 1. */
  page: number;
}

/** The data service has no entry for what a run or an item needs. The message is shown to the administrator. */
export class NotFoundInService extends Error {}

/** The account's plan does not include the season. The message is shown to the administrator. */
export class SeasonNotInPlan extends Error {}

/** The facts of the data service, as far as they are about first teams. Each method may need several calls. */
export abstract class FootballFacts {
  /** Returns one page of all players of the service, from 1. */
  abstract profiles(page: number, signal: AbortSignal): Promise<ApiPage<ApiPlayer>>;

  /** Returns the players who have every word of the name. */
  abstract searchPlayers(name: string, signal: AbortSignal): Promise<readonly ApiPlayer[]>;

  /** @throws NotFoundInService */
  abstract profile(apiId: number, signal: AbortSignal): Promise<ApiPlayer>;

  /** Returns a player with what the service says about the career. */
  abstract player(profile: SquadPlayer, signal: AbortSignal): Promise<SyncedPlayer>;

  /** Returns one page of a team's squad, from 1, for the season that begins in the given year. */
  abstract squad(teamApiId: number, year: number, page: number, signal: AbortSignal): Promise<ApiPage<SquadPlayer>>;

  /** Returns the leagues of the current season, without cups, in one call. */
  abstract leagues(signal: AbortSignal): Promise<readonly League[]>;

  /** @throws SeasonNotInPlan, without a call if an earlier refusal has said so */
  abstract leaguePlayers(page: LeaguePage, signal: AbortSignal): Promise<ApiPage<LeaguePlayer>>;

  /** Returns the transfers of every player who ever moved to or from the team. */
  abstract teamTransfers(teamApiId: number, signal: AbortSignal): Promise<readonly ApiPlayerTransfers[]>;

  /** Returns the coaches who have every word of the name. */
  abstract searchCoaches(name: string, signal: AbortSignal): Promise<readonly ApiCoach[]>;

  /** @throws NotFoundInService */
  abstract coach(apiId: number, signal: AbortSignal): Promise<ApiCoach>;

  /** Returns the clubs that a search for the name finds. */
  abstract searchTeams(name: string, signal: AbortSignal): Promise<readonly ApiTeam[]>;

  /** @throws NotFoundInService */
  abstract team(apiId: number, signal: AbortSignal): Promise<ApiTeam>;
}

/** The same facts for a person who waits: calls are sent before those of background work, or refused with the time. */
export abstract class UrgentFootballFacts extends FootballFacts {}
