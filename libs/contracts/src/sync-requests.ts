export const SHORTEST_NAME_SEARCH = 3;

export const MOST_COACH_NAMES = 20;

/** The maximum number of players that one run adds, even if the quota allows more. */
export const MOST_NEW_PLAYERS = 100;

/** The earliest season for which all players of a team can be synced. */
export const FIRST_TEAM_YEAR = 1980;

/** `POST /api/admin/sync`: adds new players from the data service. */
export interface NewPlayersRequest {
  /** From 1 to `SyncCapacity.syncCapacity`. */
  playerCount: number;
}

/** `POST /api/admin/sync-team-players` */
export interface TeamPlayersRequest {
  /** The name of a team from `GET /api/admin/teams`. */
  teamName: string;
  /** The year in which the season begins, from `FIRST_TEAM_YEAR` to the current year. */
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

/** `POST /api/admin/import-player` */
export interface ImportPlayerRequest {
  apiId: number;
}

/** `POST /api/admin/players/{id}/link`: links a player of the catalogue and updates the player from the data service. */
export interface LinkPlayerRequest {
  apiId: number;
}

/**
 * The immediate response to every POST that starts a run, with status 202. While another run is in progress, a run of
 * leagues waits for its end; any other start is rejected with 409.
 */
export interface SyncStarted {
  success: true;
  message: string;
  syncId: number;
  /** Always empty: results are reported by the progress events and by the run's details. */
  results: readonly [];
}

/**
 * `POST /api/admin/import-player`, `POST /api/admin/players/{id}/update` and `POST /api/admin/players/{id}/link`: status
 * 200 after the player is stored, or 202 if that takes longer than a request may take and the run continues in the
 * background.
 */
export interface PlayerSynced {
  success: true;
  message: string;
  syncId: number;
  /** The player's id in the catalogue; null while the run is in progress. */
  playerId: number | null;
}
