/** The tabs in their order; the names of the first eight are given, in English, and the same in every language. */
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

/** The tab that an address asks for by its fragment. */
export function tabOf(hash: string): TabName {
  const asked = hash.replace(/^#/, '');
  return asked in TABS ? (asked as TabName) : 'admin';
}
