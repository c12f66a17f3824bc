/** Names shorter than this are not searched for. */
export const SHORTEST_NAME_SEARCH = 3;

/** Names in the comma list of one coach search. */
export const MOST_COACH_NAMES = 20;

/** Players that one run adds at most, however much of the quota is left. */
export const MOST_NEW_PLAYERS = 100;

/** The first season that a whole team can be synced for. */
export const FIRST_TEAM_YEAR = 1980;

/** What a run works on; permanent, since old runs keep theirs. */
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
] as const;
export type SyncKind = (typeof SYNC_KINDS)[number];

/** A run that was cancelled has failed, and its `error` says that it was cancelled. */
export type SyncStatus = 'in_progress' | 'completed' | 'failed';

/** `POST /api/admin/sync`: new players from the data service. */
export interface NewPlayersRequest {
  /** From 1 to `SyncCapacity.syncCapacity`. */
  playerCount: number;
}

/** `POST /api/admin/sync-team-players` */
export interface TeamPlayersRequest {
  /** Name of a team of `GET /api/admin/teams`. */
  teamName: string;
  /** Year in which the season begins, `FIRST_TEAM_YEAR` to the current one. */
  year: number;
}

/** `POST /api/admin/sync-players-by-name` */
export interface PlayersByNameRequest {
  searchName: string;
}

/** `POST /api/admin/sync-coach-by-name` */
export interface CoachesByNameRequest {
  /** One name, or several with commas between them. */
  coachName: string;
}

/** `POST /api/admin/import-player` */
export interface ImportPlayerRequest {
  /** The data service's id of the player. */
  apiId: number;
}

/** What every POST that starts a run answers, at once, with status 202; 409 while another run is under way. */
export interface SyncStarted {
  success: true;
  /** For the administrator: what has begun. */
  message: string;
  syncId: number;
  /** Always empty: what a run does is in its progress and, afterwards, in its details. */
  results: readonly [];
}

/**
 * `POST /api/admin/import-player` and `POST /api/admin/players/{id}/update`: these answer when the player is written,
 * with status 200, or with 202 where that takes longer than a request may and the run goes on by itself.
 */
export interface PlayerSynced {
  success: true;
  message: string;
  syncId: number;
  /** The player in the catalogue; null while the run still goes on. */
  playerId: number | null;
}

/** What the data service still lets us do; a figure that nobody knows yet is null. */
export interface ApiRateLimits {
  dailyLimit: number | null;
  dailyRemaining: number | null;
  minuteLimit: number | null;
  minuteRemaining: number | null;
}

/** Where football data comes from: the real service with the operator's key, or the sandbox on this machine. */
export type FootballSource = 'api-football' | 'sandbox';

/** `GET /api/admin/sync-info` */
export interface SyncCapacity {
  currentPlayers: number;
  /** New players that a run may be started for now; 0 where the quota is used up. */
  syncCapacity: number;
  rateLimits: ApiRateLimits;
  /** Calls that one player costs, from which the capacity is reckoned. */
  callsPerPlayer: number;
  source: FootballSource;
  /** The run under way; null where none is. */
  runningSyncId: number | null;
}

/** One item of `GET /api/admin/sync-history`, the newest first. */
export interface SyncRun {
  id: number;
  kind: SyncKind;
  /** ISO 8601, UTC. */
  startTime: string;
  endTime: string | null;
  status: SyncStatus;
  /** Why it failed, or what else there is to know; null where nothing is. */
  error: string | null;
  playersAdded: number;
  playersUpdated: number;
  /** Items that failed on their own; a run completes all the same. */
  playersFailed: number;
  totalPlayersProcessed: number;
  /** Who started it: `administrator`, or `schedule`. */
  startedBy: string;
}

export type SyncAction = 'added' | 'updated' | 'failed';

/** One item of `GET /api/admin/sync-history/{id}/details`: what became of one player, coach or team. */
export interface SyncDetail {
  /** Id in the catalogue; null where it never got there. */
  playerId: number | null;
  playerName: string;
  entity: 'player' | 'coach' | 'team';
  actionType: SyncAction;
  /** JSON of a `SyncChange`. */
  changeDetails: string;
}

/** What `SyncDetail.changeDetails` holds. */
export interface SyncChange {
  country?: string | null;
  position?: string | null;
  teams?: readonly string[];
  /** Why it failed, in words. */
  error?: string;
  /** Whether it failed because the data service does not have it. */
  unknown?: boolean;
}

/**
 * `GET /api/admin/sync/progress`: server-sent events named `progress`, whose data is a `SyncProgress`, or `null` while
 * no run is under way. The first tells the present state; a run's last one has its final status.
 */
export interface SyncProgress {
  syncId: number;
  kind: SyncKind;
  status: SyncStatus;
  /** Items that are finished, of those the run has; `total` grows while it still finds out what there is to do. */
  done: number;
  total: number;
  /** Whom it works on just now; null between two. */
  currentName: string | null;
  /** Null where nobody can tell yet. */
  secondsLeft: number | null;
  /** Calls of today's quota that are left; null where unknown. */
  quotaLeft: number | null;
  /** When it goes on, where the day's quota is used up; ISO 8601, UTC. */
  waitingUntil: string | null;
  /** Whether it was asked to stop and has not done so yet. */
  cancelling: boolean;
  /** Why it failed. */
  error: string | null;
}

/** A player as the data service knows him: an item of `GET /api/admin/players-by-name` and `…/random-players`. */
export interface ExternalPlayer {
  player: {
    /** The data service's id. */
    id: number;
    name: string;
    age: number | null;
    nationality: string | null;
    photo: string | null;
  };
  /** Empty where the service has none. */
  statistics: readonly ExternalStatistics[];
  existsInDb: boolean;
  /** Id in the catalogue, to update the player by; null where `existsInDb` is false. */
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
  /** Countries that the teams' leagues are of. */
  leagueCount: number;
  coachCount: number;
  apiRateLimits: ApiRateLimits;
  source: FootballSource;
  /** Calls by day, the oldest first; days without any are left out. */
  usage: readonly ApiUsage[];
}

export interface ApiUsage {
  /** Such as 2026-11-21, UTC. */
  day: string;
  used: number;
}
