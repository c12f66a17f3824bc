import { createContext, useContext } from 'react';
import type { Fragment } from './fragment.ts';
import type { TabName } from './tabs.ts';

/** Which tab is open and what it shows, kept in the address: it survives a reload and can be shared as a link. */
export interface Address extends Fragment {
  /** Opens a tab with its default view. */
  openTab(tab: TabName): void;
  /**
   * Changes parameters of the view; an empty text removes one.
   * @param replace changes the current entry of the browser's history instead of adding one
   */
  changeView(changes: Readonly<Record<string, string>>, replace?: boolean): void;
}

export const AddressContext = createContext<Address | null>(null);

export function useAddress(): Address {
  const address = useContext(AddressContext);
  if (!address) throw new Error('useAddress needs an AddressProvider above the component.');
  return address;
}
