import { useMemo, useState, useSyncExternalStore, type ReactNode } from 'react';
import { AddressContext, type Address } from './context.ts';
import { formatFragment, parseFragment, type Fragment } from './fragment.ts';

const DEFAULT: Fragment = { tab: 'admin', view: {} };

/** Keeps the tab and its view in the fragment of the address, so that the browser's back button returns to the last one. */
export function AddressProvider({ children }: { children: ReactNode }) {
  const hash = useSyncExternalStore(subscribe, () => location.hash);
  // A link to a part of the page, such as the one that skips the navigation, leaves the tab as it is.
  const [shown, setShown] = useState(hash);
  if (hash !== shown && (hash === '' || parseFragment(hash))) setShown(hash);

  const address = useMemo<Address>(() => ({ ...(parseFragment(shown) ?? DEFAULT), openTab, changeView }), [shown]);
  return <AddressContext value={address}>{children}</AddressContext>;
}

const openTab: Address['openTab'] = (tab) => write({ tab, view: {} });

const changeView: Address['changeView'] = (changes, replace) => {
  // Read from the address, which may have changed since the last render.
  const { tab, view } = parseFragment(location.hash) ?? DEFAULT;
  write({ tab, view: { ...view, ...changes } }, replace);
};

function write(fragment: Fragment, replace = false): void {
  const hash = formatFragment(fragment);
  // The router keeps its own data in the state of an entry.
  if (replace) history.replaceState(history.state, '', hash);
  else if (hash !== location.hash) history.pushState(null, '', hash);
  // Browsers fire no event for these two, and a late one for `location.hash`: a click must take effect at once.
  dispatchEvent(new HashChangeEvent('hashchange'));
}

function subscribe(listener: () => void): () => void {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
}
