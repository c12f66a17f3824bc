import type { League } from '@soccer-legends/contracts';
import type { SeasonAnswer } from './answers.ts';
import type { ApiTransfer } from '../wire/teams.ts';
import type { Page, PlayerProfile } from './football-facts.ts';

/** A player on a page of a league or squad, with the figures that the page has. */
export interface PlayerSeason {
  profile: PlayerProfile;
  answer: SeasonAnswer;
  /** Ids of the first teams among the player's teams. */
  teamIds: readonly number[];
}

export interface PlayerTransfers {
  apiId: number;
  transfers: readonly ApiTransfer[];
}

/** One page of a league in the season that begins in the given year. */
export interface LeaguePage {
  leagueId: number;
  season: number;
  /** From 1. */
  page: number;
}

/** The account's plan does not include the season. The message is shown to the administrator. */
export class SeasonNotInPlan extends Error {}

/** The facts of whole leagues: many players in one call. */
export abstract class LeagueFacts {
  /** @throws SeasonNotInPlan, without a call if an earlier refusal has said so */
  abstract players(page: LeaguePage, signal: AbortSignal): Promise<Page<PlayerSeason>>;

  /** Returns the transfers of every player who ever moved to or from the team. */
  abstract transfers(teamApiId: number, signal: AbortSignal): Promise<readonly PlayerTransfers[]>;

  /** Returns the leagues of the current season, without cups, in one call that a person waits for. */
  abstract leagues(signal: AbortSignal): Promise<readonly League[]>;
}
