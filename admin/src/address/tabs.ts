import type { AdminRole } from '@soccer-legends/contracts';

/** The tabs by name, as they stand in the address. Their titles are English in every language. */
export const TABS = {
  admin: 'Admin Tools',
  syncHistory: 'Sync History',
  review: 'Review',
  'api-football': 'API-Football',
  players: 'Players',
  teams: 'Teams',
  coaches: 'Coaches',
  categories: 'Groups',
  quality: 'Quality',
  changes: 'Changes',
  games: 'Games',
  plugins: 'Plugins',
  feedback: 'Feedback',
  audit: 'Audit',
  sessions: 'Sessions',
  people: 'People',
  health: 'Health',
} as const;

export type TabName = keyof typeof TABS;

/** The minimum role for a tab; tabs that are not listed require an editor. */
export const TAB_ROLES: Readonly<Partial<Record<TabName, AdminRole>>> = {
  plugins: 'publisher',
  audit: 'owner',
  people: 'owner',
};

/** The groups of tabs, each with its text key. */
export const TAB_GROUPS: readonly (readonly [group: string, tabs: readonly TabName[]])[] = [
  ['sync', ['admin', 'syncHistory', 'review', 'api-football']],
  ['data', ['players', 'teams', 'coaches', 'categories', 'quality', 'changes']],
  ['games', ['games', 'plugins']],
  ['feedback', ['feedback', 'audit']],
  ['access', ['sessions', 'people']],
  ['operation', ['health']],
];
