import { useEffect, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react';
import { AddressContext, type Address } from './context.ts';
import { closeDialogsOnBack } from './dialog-history.ts';
import { formatFragment, parseFragment, type Fragment } from './fragment.ts';

const DEFAULT: Fragment = { tab: 'admin', view: {} };

/** Keeps the open tab and its view in the address's fragment, so that the browser's back button works. */
export function AddressProvider({ children }: { children: ReactNode }) {
  useEffect(closeDialogsOnBack, []);
  const hash = useSyncExternalStore(subscribe, () => location.hash);
  // A fragment that is not a tab, such as that of the skip link, does not change the open tab.
  const [shown, setShown] = useState(hash);
  if (hash !== shown && (hash === '' || parseFragment(hash))) setShown(hash);

  const address = useMemo<Address>(() => ({ ...(parseFragment(shown) ?? DEFAULT), openTab, changeView }), [shown]);
  return <AddressContext value={address}>{children}</AddressContext>;
}

const openTab: Address['openTab'] = (tab) => write({ tab, view: {} });

const changeView: Address['changeView'] = (changes, replace) => {
  // Reads the address again, because it may have changed since the last render.
  const { tab, view } = parseFragment(location.hash) ?? DEFAULT;
  write({ tab, view: { ...view, ...changes } }, replace);
};

function write(fragment: Fragment, replace = false): void {
  const hash = formatFragment(fragment);
  // The router keeps its own data in the state of the history entry.
  if (replace) history.replaceState(history.state, '', hash);
  else if (hash !== location.hash) history.pushState(null, '', hash);
  // `pushState` and `replaceState` fire no event, and setting `location.hash` fires a late one. A click must take
  // effect immediately.
  dispatchEvent(new HashChangeEvent('hashchange'));
}

function subscribe(listener: () => void): () => void {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
}
