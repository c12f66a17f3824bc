/** The tabs by name, as they stand in the address. Their titles are English in every language. */
export const TABS = {
  admin: 'Admin Tools',
  syncHistory: 'Sync History',
  review: 'Review',
  'api-football': 'API-Football',
  players: 'Players',
  teams: 'Teams',
  coaches: 'Coaches',
  quality: 'Quality',
  changes: 'Changes',
  games: 'Games',
  plugins: 'Plugins',
  feedback: 'Feedback',
  audit: 'Audit',
} as const;

export type TabName = keyof typeof TABS;

/** The groups in which the tabs are shown, by the name of their text. */
export const TAB_GROUPS: readonly (readonly [group: string, tabs: readonly TabName[]])[] = [
  ['sync', ['admin', 'syncHistory', 'review', 'api-football']],
  ['data', ['players', 'teams', 'coaches', 'quality', 'changes']],
  ['games', ['games', 'plugins']],
  ['feedback', ['feedback', 'audit']],
];
