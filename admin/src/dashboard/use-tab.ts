import { useSyncExternalStore } from 'react';

/** The tabs in order. The first eight have English names in every language. */
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

/** The open tab, kept in the fragment of the address: it survives a reload, and the back button returns to the last one. */
export function useTab(): [TabName, (tab: string) => void] {
  const tab = useSyncExternalStore(subscribe, () => tabOf(location.hash));
  return [tab, (next) => (location.hash = next)];
}

function tabOf(hash: string): TabName {
  const name = hash.replace(/^#/, '');
  return Object.hasOwn(TABS, name) ? (name as TabName) : 'admin';
}

function subscribe(listener: () => void): () => void {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
}
