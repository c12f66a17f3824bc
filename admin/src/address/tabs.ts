/** The tabs by name, as they stand in the address. Their titles are English in every language. */
export const TABS = {
  admin: 'Admin Tools',
  players: 'Players',
  teams: 'Teams',
  coaches: 'Coaches',
  syncHistory: 'Sync History',
  feedback: 'Feedback',
  games: 'Games',
  'api-football': 'API-Football',
  plugins: 'Plugins',
  audit: 'Audit',
} as const;

export type TabName = keyof typeof TABS;
