import type { GameListing } from '@soccer-legends/contracts';
import { createHoldings, type Holdings } from '@soccer-legends/game-sdk';
import { useEffect, useLayoutEffect, useState } from 'react';
import { useSilence } from '../app/announcer.tsx';
import { wearStyles } from '../plugins/game-styles.ts';

/** What a visit to a game takes of the page; with the visit all of it ends. */
export function useVisitHoldings(listing: GameListing): Holdings {
  const silence = useSilence();
  const [holdings] = useState(() =>
    createHoldings((fault) => console.error(`"${listing.key}" left something that cannot be taken back`, fault)),
  );

  // Before the first picture, so that the game is never seen without its styles.
  useLayoutEffect(() => holdings.take('style', wearStyles(listing)), [holdings, listing]);
  useEffect(() => holdings.take('announcement', silence), [holdings, silence]);
  useEffect(() => () => holdings.returnAll(), [holdings]);

  return holdings;
}
