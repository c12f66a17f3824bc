import type { AdminRole } from '@soccer-legends/contracts';

/** The tabs whose titles are English in every language. */
export const FIXED_TITLES = {
  admin: 'Admin Tools',
  syncHistory: 'Sync History',
  'api-football': 'API-Football',
  players: 'Players',
  teams: 'Teams',
  coaches: 'Coaches',
  games: 'Games',
  feedback: 'Feedback',
} as const;

/** The groups of tabs: the text key of each group, and the names of its tabs as in the address. */
export const TAB_GROUPS = [
  ['start', ['overview']],
  ['inbox', ['review', 'feedback']],
  ['data', ['players', 'teams', 'coaches', 'categories', 'quality', 'changes', 'tables']],
  ['games', ['games', 'plugins']],
  ['sync', ['admin', 'syncHistory', 'api-football']],
  ['team', ['people', 'sessions', 'audit']],
  ['system', ['health']],
] as const;

export type TabName = (typeof TAB_GROUPS)[number][1][number];

export const TAB_NAMES: readonly TabName[] = TAB_GROUPS.flatMap(([, names]): readonly TabName[] => names);

/** The minimum role for a tab; tabs that are not listed require an editor. */
export const TAB_ROLES: Readonly<Partial<Record<TabName, AdminRole>>> = {
  plugins: 'publisher',
  audit: 'owner',
  people: 'owner',
};
