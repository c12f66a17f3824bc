import type { SyncKind } from '@soccer-legends/contracts';

export interface SyncAction {
  kind: SyncKind;
  path: string;
  /** Title of the toast for a failure. */
  failed: string;
  /** The outcome whose entries are shown first; by default, the added ones. */
  shows?: 'updated';
}

/** The runs that the console can start. */
export const SYNC_ACTIONS = {
  newPlayers: { kind: 'new-players', path: '/api/admin/sync', failed: 'Sync Failed' },
  existingPlayers: { kind: 'existing-players', path: '/api/admin/sync-existing', failed: 'Update Failed' },
  teamPlayers: { kind: 'team-players', path: '/api/admin/sync-team-players', failed: 'Team Sync Failed' },
  teamsStats: { kind: 'teams-stats', path: '/api/admin/sync-teams-stats', failed: 'Teams Sync Failed' },
  playersByName: {
    ...{ kind: 'players-by-name', path: '/api/admin/sync-players-by-name', failed: 'Name Search Sync Failed' },
  },
  coachesByName: {
    ...{ kind: 'coaches-by-name', path: '/api/admin/sync-coach-by-name', failed: 'Coach Search Sync Failed' },
  },
  existingCoaches: {
    ...{ kind: 'existing-coaches', path: '/api/admin/sync-existing-coaches', failed: 'Coach Update Failed' },
    shows: 'updated',
  },
  leagues: { kind: 'leagues', path: '/api/admin/sync-leagues', failed: 'League Sync Failed' },
} as const satisfies Record<string, SyncAction>;

export type SyncActionName = keyof typeof SYNC_ACTIONS;

/** Returns the action that starts runs of a kind; for a kind without one, the action for new players. */
export function syncActionOf(kind: SyncKind): SyncAction {
  return Object.values(SYNC_ACTIONS).find((action) => action.kind === kind) ?? SYNC_ACTIONS.newPlayers;
}

/** Shown for a failed run that names no reason. */
export const DEFAULT_REASON = 'Failed to sync data';
