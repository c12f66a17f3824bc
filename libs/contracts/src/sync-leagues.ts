import type { IsoTime } from './iso-time.ts';

/** Earliest season that a sync of leagues may begin with. */
export const FIRST_LEAGUE_YEAR = 2010;

/** Maximum number of leagues in one run. */
export const MOST_LEAGUES = 20;

/** An item of `GET /api/admin/leagues`: a league of the data service, best-known first. */
export interface League {
  id: number;
  name: string;
  /** In the service's own spelling; null for a league of several countries. */
  country: string | null;
}

/** `POST /api/admin/sync-leagues`: syncs all players of leagues. */
export interface LeaguesRequest {
  leagueIds: readonly number[];
  /** Year in which the first season begins, from `FIRST_LEAGUE_YEAR` on. */
  from: number;
  /** Year in which the last season begins, up to the current year. */
  to: number;
}

/** `GET /api/admin/leagues-estimate?leagueIds=39,140&from=&to=`: calls and time for `POST /api/admin/sync-leagues`. */
export interface LeaguesEstimate {
  /** Calls to the data service, without those for pages that earlier runs have read. */
  calls: number;
  /** Estimated end of a run that starts now. */
  endsAt: IsoTime;
  /** Last page of each season that the account's plan includes; null for no limit. A page has 20 players. */
  maxPages: number | null;
}
