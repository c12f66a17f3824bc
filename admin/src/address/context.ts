import { requiredContext } from '../http/required-context.ts';
import type { Fragment } from './fragment.ts';
import type { TabName } from './tabs.ts';

/** The open tab and its view, kept in the address: they survive a reload and can be shared as a link. */
export interface Address extends Fragment {
  openTab(tab: TabName): void;
  /**
   * Changes parameters of the view; an empty text removes one.
   * @param replace changes the current history entry instead of adding one
   */
  changeView(changes: Readonly<Record<string, string>>, replace?: boolean): void;
}

export const [AddressContext, useAddress] = requiredContext<Address>('AddressContext');
