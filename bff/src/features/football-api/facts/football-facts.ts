import type { Answer, SeasonAnswer } from './answers.ts';
import type { SyncedSpell, SyncedTeam } from './spell.ts';
import type { ApiPerson } from '../wire/people.ts';

/** The shortest search that the service accepts. */
export const MIN_SEARCH_LENGTH = 4;

/** A person of the data service. */
export interface SyncedPerson extends Omit<ApiPerson, 'id'> {
  apiId: number;
}

/** A player without the career. */
export interface PlayerProfile extends SyncedPerson {
  position: string | null;
}

export interface SyncedPlayer extends PlayerProfile {
  /** What the service says about the career. */
  answers: readonly Answer[];
}

/** A player on a page of a squad. */
export interface SquadPlayer extends PlayerProfile {
  /** Figures on the page itself, which need no further call. */
  page?: SeasonAnswer;
}

export interface SyncedCoach extends SyncedPerson {
  career: readonly Pick<SyncedSpell, 'team' | 'start' | 'end'>[];
}

export interface TeamProfile extends SyncedTeam {
  apiId: number;
  /** In the service's own spelling. */
  country: string | null;
}

export interface Page<Item> {
  items: readonly Item[];
  /** Number of pages of the whole list; at least 1. */
  pages: number;
}

/** The data service has no entry for what a run or an item needs. The message is shown to the administrator. */
export class NotFoundInService extends Error {}

/** The facts of the data service in the terms of the catalogue. Each method may need several calls. */
export abstract class FootballFacts {
  /** Returns one page of all players of the service, from 1. */
  abstract profiles(page: number, signal: AbortSignal): Promise<Page<PlayerProfile>>;

  /** Returns the players who have every word of the name. */
  abstract searchPlayers(name: string, signal: AbortSignal): Promise<readonly PlayerProfile[]>;

  /** @throws NotFoundInService */
  abstract profile(apiId: number, signal: AbortSignal): Promise<PlayerProfile>;

  /** Returns a player with what the service says about the career. */
  abstract player(profile: SquadPlayer, signal: AbortSignal): Promise<SyncedPlayer>;

  /** Returns one page of a team's squad, from 1, for the season that begins in the given year. */
  abstract squad(teamApiId: number, year: number, page: number, signal: AbortSignal): Promise<Page<SquadPlayer>>;

  /** Returns the coaches who have every word of the name. */
  abstract searchCoaches(name: string, signal: AbortSignal): Promise<readonly SyncedCoach[]>;

  /** @throws NotFoundInService */
  abstract coach(apiId: number, signal: AbortSignal): Promise<SyncedCoach>;

  /** Returns the clubs that a search for the name finds. */
  abstract searchTeams(name: string, signal: AbortSignal): Promise<readonly TeamProfile[]>;

  /** @throws NotFoundInService */
  abstract team(apiId: number, signal: AbortSignal): Promise<TeamProfile>;
}

/** The same facts for a person who waits: calls are sent before those of background work, or refused with the time. */
export abstract class UrgentFootballFacts extends FootballFacts {}
