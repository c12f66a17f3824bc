import type { IsoTime } from './iso-time.ts';
import type { SortedPageQuery } from './page.ts';
import type { SyncFailureCode, SyncRunFailure } from './sync-failures.ts';

/** Kinds of runs. Stored runs refer to them, so never rename or remove one. */
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

/** A canceled run has the status `failed`, and the failure `canceled`. */
export type SyncStatus = 'in_progress' | 'completed' | 'failed';

/** An item of `GET /api/admin/sync-history`, newest first. */
export interface SyncRun extends SyncRunFailure {
  id: number;
  kind: SyncKind;
  /** Subject of the run, such as `Arsenal 2003` or a searched name; null for a run that chooses its items itself. */
  about: string | null;
  startTime: IsoTime;
  endTime: IsoTime | null;
  status: SyncStatus;
  playersAdded: number;
  playersUpdated: number;
  /** Number of failed items. They do not make the run fail. */
  playersFailed: number;
  /** Number of finished items: players, coaches or teams, depending on the kind. */
  totalPlayersProcessed: number;
  /** Calls to the data service. */
  calls: number;
  /** Name of the administrator, or `schedule`. */
  startedBy: string;
}

export type SyncAction = 'added' | 'updated' | 'failed';

/** The columns by which `GET /api/admin/sync-history/{id}/items` sorts. */
export const SYNC_DETAIL_COLUMNS = ['playerId', 'playerName', 'actionType', 'details'] as const;
export type SyncDetailColumn = (typeof SYNC_DETAIL_COLUMNS)[number];

/** Query of `GET /api/admin/sync-history/{id}/items`, a page of the details. Without `sort`, in the order of the run. */
export type SyncItemsQuery = SortedPageQuery<SyncDetailColumn>;

/** An item of `GET /api/admin/sync-history/{id}/details`: the outcome for one player, coach or team. */
export interface SyncDetail {
  /** Null if it was not stored. */
  playerId: number | null;
  playerName: string;
  entity: 'player' | 'coach' | 'team';
  actionType: SyncAction;
  /** JSON of a `SyncChange`. */
  changeDetails: string;
}

/** What a run wrote about one item, or why it failed. */
export interface SyncChange {
  country?: string | null;
  position?: string | null;
  /** Names of the clubs of the career, each once. */
  teams?: readonly string[];
  /** Why it failed, in English; absent if the item was stored. */
  error?: string;
  /** The code of `error`. */
  failure?: SyncFailureCode;
  /** The part of `error` that is never translated: a name, an id, or the data service's own words. */
  detail?: string;
}

/**
 * `GET /api/admin/sync/progress`: server-sent events named `progress` with a `SyncProgress`, or `null` while no run is
 * in progress. The first event has the current state; the last event of a run has its final status.
 */
export interface SyncProgress extends SyncRunFailure {
  syncId: number;
  kind: SyncKind;
  /** As in `SyncRun`. */
  about: string | null;
  status: SyncStatus;
  /** Finished items out of `total`, which may grow during the run. */
  done: number;
  total: number;
  /** Calls to the data service so far. */
  calls: number;
  /** Number of runs waiting for this one. */
  queued: number;
  /** The latest item; null before the first one and after the end. */
  currentName: string | null;
  /** Estimated remaining time; null until it can be estimated. */
  secondsLeft: number | null;
  /** Remaining calls of today's quota; null if unknown. */
  quotaLeft: number | null;
  /** When the run continues if the daily quota is used up. */
  waitingUntil: IsoTime | null;
  canceling: boolean;
}
