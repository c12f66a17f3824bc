import type { IsoTime } from './iso-time.ts';

export const SHORTEST_NAME_SEARCH = 3;

export const MOST_COACH_NAMES = 20;

/** The maximum number of players that one run adds, even if the quota allows more. */
export const MOST_NEW_PLAYERS = 100;

/** The earliest season for which all players of a team can be synced. */
export const FIRST_TEAM_YEAR = 1980;

/** The kinds of runs. Stored runs refer to them: add new ones, never rename or remove one. */
export const SYNC_KINDS = [
  'new-players',
  'existing-players',
  'stalest-players',
  'team-players',
  'players-by-name',
  'coaches-by-name',
  'existing-coaches',
  'teams-stats',
  'import-player',
  'update-player',
  'leagues',
] as const;
export type SyncKind = (typeof SYNC_KINDS)[number];

/** A canceled run has the status `failed` and an `error` with this reason. */
export type SyncStatus = 'in_progress' | 'completed' | 'failed';

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

export const FIRST_LEAGUE_YEAR = 2010;

export const MOST_LEAGUES = 20;

/** An item of `GET /api/admin/leagues`: the leagues of the data service, the best-known first. */
export interface League {
  /** The league's id at the data service. */
  id: number;
  name: string;
  /** In the service's own spelling; null for a league of several countries. */
  country: string | null;
}

/** `POST /api/admin/sync-leagues`: syncs all players of leagues. */
export interface LeaguesRequest {
  leagueIds: readonly number[];
  /** Year in which the first season begins, from `FIRST_LEAGUE_YEAR`. */
  from: number;
  /** Year in which the last season begins, up to the current year. */
  to: number;
}

/** `GET /api/admin/leagues-estimate?leagueIds=39,140&from=&to=`: what `POST /api/admin/sync-leagues` would need. */
export interface LeaguesEstimate {
  /** Calls to the data service, without those for pages that earlier runs have read. */
  calls: number;
  /** When the run ends, if it starts now. */
  endsAt: IsoTime;
  /** Last page of each season that the account's plan includes; null for all. A page has 20 players. */
  maxPages: number | null;
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

/** The limits of the data service and what is left of them; null if not known yet. */
export interface ApiRateLimits {
  dailyLimit: number | null;
  dailyRemaining: number | null;
  minuteLimit: number | null;
  minuteRemaining: number | null;
}

/** The source of football data: the real service with the operator's key, or the local sandbox. */
export type FootballSource = 'api-football' | 'sandbox';

/** `GET /api/admin/sync-info` */
export interface SyncCapacity {
  currentPlayers: number;
  /** The maximum number of new players for a run started now; 0 if the quota is used up. */
  syncCapacity: number;
  rateLimits: ApiRateLimits;
  /** The API calls that a player needed in the latest runs; the capacity is computed from it. */
  callsPerPlayer: number;
  /** Seconds that a player takes by the calls of the latest runs and the minute's limit; null without such runs. */
  secondsPerPlayer: number | null;
  source: FootballSource;
  runningSyncId: number | null;
}

/** One item of `GET /api/admin/sync-history`, newest first. */
export interface SyncRun {
  id: number;
  kind: SyncKind;
  startTime: IsoTime;
  endTime: IsoTime | null;
  status: SyncStatus;
  /** The reason of a failure, or a remark; null without either. */
  error: string | null;
  playersAdded: number;
  playersUpdated: number;
  /** Items that failed; they do not make the run fail. */
  playersFailed: number;
  totalPlayersProcessed: number;
  calls: number;
  /** `administrator` or `schedule`. */
  startedBy: string;
}

export type SyncAction = 'added' | 'updated' | 'failed';

/** One item of `GET /api/admin/sync-history/{id}/details`: the outcome for one player, coach or team. */
export interface SyncDetail {
  /** Null if it was not stored. */
  playerId: number | null;
  playerName: string;
  entity: 'player' | 'coach' | 'team';
  actionType: SyncAction;
  /** JSON of a `SyncChange`. */
  changeDetails: string;
}

export interface SyncChange {
  country?: string | null;
  position?: string | null;
  teams?: readonly string[];
  error?: string;
  /** Whether it failed because the data service has no such entry. */
  unknown?: boolean;
}

/**
 * `GET /api/admin/sync/progress`: server-sent events named `progress`, whose data is a `SyncProgress`, or `null` while
 * no run is in progress. The first event has the current state; the last event of a run has its final status.
 */
export interface SyncProgress {
  syncId: number;
  kind: SyncKind;
  status: SyncStatus;
  /** Finished items out of `total`, which grows while the run discovers more items. */
  done: number;
  total: number;
  calls: number;
  /** Number of other runs that wait for this one. */
  queued: number;
  currentName: string | null;
  /** Estimated time; null until it can be estimated. */
  secondsLeft: number | null;
  /** Calls left of today's quota; null if unknown. */
  quotaLeft: number | null;
  /** When the run resumes if the daily quota is used up. */
  waitingUntil: IsoTime | null;
  canceling: boolean;
  error: string | null;
}

/** A player in the data service: an item of `GET /api/admin/players-by-name` and `…/random-players`. */
export interface ExternalPlayer {
  player: {
    id: number;
    name: string;
    age: number | null;
    nationality: string | null;
    photo: string | null;
  };
  statistics: readonly ExternalStatistics[];
  existsInDb: boolean;
  /** Id in the catalogue, for updating the player; null if `existsInDb` is false. */
  playerId: number | null;
}

export interface ExternalStatistics {
  team: { name: string | null; logo: string | null };
  games: { position: string | null };
}

/** `GET /api/admin/api-stats` */
export interface ApiStats {
  playerCount: number;
  teamCount: number;
  leagueCount: number;
  coachCount: number;
  apiRateLimits: ApiRateLimits;
  source: FootballSource;
  /** Calls per day, oldest first, without days that had none. */
  usage: readonly ApiUsage[];
}

export interface ApiUsage {
  /** `YYYY-MM-DD` in UTC. */
  day: string;
  used: number;
}
