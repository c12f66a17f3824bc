import type { Succeeded } from './succeeded.ts';

/** Minimum length of a name to search for, in characters. */
export const SHORTEST_NAME_SEARCH = 3;

/** Maximum number of names in one request. */
export const MOST_COACH_NAMES = 20;

/** Maximum number of players that one run adds, even if the quota allows more. */
export const MOST_NEW_PLAYERS = 100;

/** Earliest season for which all players of a team can be synced. */
export const FIRST_TEAM_YEAR = 1980;

/** `POST /api/admin/sync`: adds new players from the data service. */
export interface NewPlayersRequest {
  /** From 1 to `SyncCapacity.syncCapacity`. */
  playerCount: number;
}

/** `POST /api/admin/sync-team-players` */
export interface TeamPlayersRequest {
  /** Name of a team from `GET /api/admin/teams`. */
  teamName: string;
  /** Year in which the season begins, from `FIRST_TEAM_YEAR` to the current year. */
  year: number;
}

/** `POST /api/admin/sync-players-by-name` */
export interface PlayersByNameRequest {
  searchName: string;
}

/** `POST /api/admin/sync-coach-by-name` */
export interface CoachesByNameRequest {
  /** One name, or several separated by commas. */
  coachName: string;
}

/**
 * `POST /api/admin/import-player`, and `POST /api/admin/players/{id}/link`: links a player of the catalogue to the data
 * service and updates the player.
 */
export interface ImportPlayerRequest {
  apiId: number;
}

/**
 * Immediate response to every POST that starts a run, with status 202. While another run is in progress, a run of
 * leagues waits for its end; any other start gets 409.
 */
export interface SyncStarted extends Succeeded {
  message: string;
  syncId: number;
  /** Always empty. The progress events and the run's details report results. */
  results: readonly [];
}

/**
 * Response of `POST /api/admin/import-player`, `POST /api/admin/players/{id}/update` and `POST
 * /api/admin/players/{id}/link`. The status is 200 after the player is stored. It is 202 if that takes too long for a
 * request; the run then continues in the background.
 */
export interface PlayerSynced extends Succeeded {
  message: string;
  syncId: number;
  /** Id of the player in the catalogue; null while the run is in progress. */
  playerId: number | null;
}
