import type { PlayerProfile, SyncedCoach, SyncedPlayer, SyncedTeam } from '../catalogue/synced-facts.ts';

export interface Page<Item> {
  items: readonly Item[];
  /** Pages there are in all; at least 1. */
  pages: number;
}

export interface TeamProfile extends SyncedTeam {
  apiId: number;
  /** As the service names the country. */
  country: string | null;
}

/** What the sync asks the data service for, in whole facts; each may cost several calls. */
export abstract class FootballFacts {
  /** One page of everybody whom the service knows, from 1. */
  abstract profiles(page: number, signal: AbortSignal): Promise<Page<PlayerProfile>>;

  /** Everybody whom a search for a name finds. */
  abstract playersNamed(name: string, signal: AbortSignal): Promise<readonly PlayerProfile[]>;

  /** @throws NothingFound */
  abstract profile(apiId: number, signal: AbortSignal): Promise<PlayerProfile>;

  /** A player with his career. */
  abstract player(profile: PlayerProfile, signal: AbortSignal): Promise<SyncedPlayer>;

  /** One page of those who played for a team in the season that begins in a year. */
  abstract squad(teamApiId: number, year: number, page: number, signal: AbortSignal): Promise<Page<PlayerProfile>>;

  abstract coachesNamed(name: string, signal: AbortSignal): Promise<readonly SyncedCoach[]>;

  /** @throws NothingFound */
  abstract coach(apiId: number, signal: AbortSignal): Promise<SyncedCoach>;

  abstract teamsNamed(name: string, signal: AbortSignal): Promise<readonly TeamProfile[]>;

  /** @throws NothingFound */
  abstract team(apiId: number, signal: AbortSignal): Promise<TeamProfile>;
}
