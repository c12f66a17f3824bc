import { createContext, useContext } from 'react';
import type { Holdings } from '../holdings.ts';

/** Where a component stands outside of a game, as in a test, nothing is counted. */
const uncounted: Pick<Holdings, 'take'> = { take: (_kind, giveBack) => giveBack };

export const HoldingsContext = createContext<Pick<Holdings, 'take'>>(uncounted);

/** Where what a game takes of the page is counted. */
export function useHoldings(): Pick<Holdings, 'take'> {
  return useContext(HoldingsContext);
}
