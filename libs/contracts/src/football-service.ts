/** Limits of the data service and the remaining calls; null if still unknown. */
export interface ApiRateLimits {
  dailyLimit: number | null;
  dailyRemaining: number | null;
  minuteLimit: number | null;
  minuteRemaining: number | null;
}

/** Source of football data: the real service with the operator's key, or the local sandbox. */
export type FootballSource = 'api-football' | 'sandbox';

/** `GET /api/admin/sync-info` */
export interface SyncCapacity {
  currentPlayers: number;
  /** Maximum number of new players for a run started now; 0 if the quota is used up. */
  syncCapacity: number;
  rateLimits: ApiRateLimits;
  /** API calls per player in the latest runs, from which the capacity is calculated. */
  callsPerPlayer: number;
  /**
   * Estimated seconds of a run that adds 1, 2, … players, up to `syncCapacity`; null until a run has shown how many calls a
   * player needs.
   */
  secondsForNew: readonly number[] | null;
  /** Estimated seconds of an update of all players for whom today's calls suffice; null if `secondsForNew` is. */
  secondsForUpdate: number | null;
  source: FootballSource;
  runningSyncId: number | null;
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
  /** Always one item. */
  statistics: readonly ExternalStatistics[];
  existsInDb: boolean;
  /** Id in the catalogue for updating the player; null if `existsInDb` is false or several players match. */
  playerId: number | null;
  /** The players of the catalogue who match the entry; empty unless there are several. */
  candidates: readonly CandidatePlayer[];
}

/** A player of the catalogue whose name and year of birth match an entry of the data service. */
export interface CandidatePlayer {
  id: number;
  name: string;
  born: number | null;
  /** The current club, or the last one of a player without a current club; null for a player who has had none. */
  club: string | null;
}

/** The last club in this site's catalogue, null for a new player, and the service's position. */
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
  usage: readonly ApiUsage[];
}

/** Calls to the data service on one day. */
export interface ApiUsage {
  /** `YYYY-MM-DD` in UTC. */
  day: string;
  used: number;
}
