import type { SyncKind } from '@soccer-legends/contracts';

export interface SyncAction {
  path: string;
  /** Title of the toast for a failure. */
  failed: string;
  /** The results first show the entries with this outcome. */
  shows: 'added' | 'updated';
}

/** The runs that the console can start. */
export const SYNC_ACTIONS = {
  newPlayers: { path: '/api/admin/sync', failed: 'Sync Failed', shows: 'added' },
  existingPlayers: { path: '/api/admin/sync-existing', failed: 'Update Failed', shows: 'added' },
  teamPlayers: { path: '/api/admin/sync-team-players', failed: 'Team Sync Failed', shows: 'added' },
  teamsStats: { path: '/api/admin/sync-teams-stats', failed: 'Teams Sync Failed', shows: 'added' },
  playersByName: { path: '/api/admin/sync-players-by-name', failed: 'Name Search Sync Failed', shows: 'added' },
  coachesByName: { path: '/api/admin/sync-coach-by-name', failed: 'Coach Search Sync Failed', shows: 'added' },
  existingCoaches: { path: '/api/admin/sync-existing-coaches', failed: 'Coach Update Failed', shows: 'updated' },
  leagues: { path: '/api/admin/sync-leagues', failed: 'League Sync Failed', shows: 'added' },
} as const satisfies Record<string, SyncAction>;

export type SyncActionName = keyof typeof SYNC_ACTIONS;

const NAMES: Partial<Record<SyncKind, SyncActionName>> = {
  'new-players': 'newPlayers',
  'existing-players': 'existingPlayers',
  'team-players': 'teamPlayers',
  'teams-stats': 'teamsStats',
  'players-by-name': 'playersByName',
  'coaches-by-name': 'coachesByName',
  'existing-coaches': 'existingCoaches',
  leagues: 'leagues',
};

/** Returns the action that starts runs of a kind; for a kind without one, the action for new players. */
export function syncActionOf(kind: SyncKind): SyncAction {
  return SYNC_ACTIONS[NAMES[kind] ?? 'newPlayers'];
}

/** Shown for a failed run that names no reason. */
export const DEFAULT_REASON = 'Failed to sync data';
