import { useSyncExternalStore } from 'react';
import { tabOf, type TabName } from './tab-names.ts';

/** The open tab: it stays over a reload, and the browser's back button leads to the one before. */
export function useTab(): [TabName, (tab: string) => void] {
  const tab = useSyncExternalStore(subscribe, () => tabOf(location.hash));
  return [tab, (next) => (location.hash = next)];
}

function subscribe(listener: () => void): () => void {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
}
