import type { GameListing } from '@soccer-legends/contracts';
import { createTrackedResources, type TrackedResources } from '@soccer-legends/game-sdk';
import { openGamePage } from '@soccer-legends/game-sdk/react';
import { useEffect, useLayoutEffect, useState } from 'react';
import { useSilence } from '../page/announcer.tsx';
import { wearStyles } from '../plugins/game-styles.ts';

/** Tracks the page resources of a visit and releases them at its end. */
export function useVisitResources(listing: GameListing): TrackedResources {
  const silence = useSilence();
  const [resources] = useState(() => {
    const tracked = createTrackedResources((fault) =>
      console.error(`"${listing.key}" left something that cannot be released`, fault),
    );
    // Before the first render of the game, because its effects run before those of this component.
    openGamePage(listing.key, tracked);
    return tracked;
  });

  // In a layout effect, so that the game is never painted without its styles.
  useLayoutEffect(() => resources.track('style', wearStyles(listing)), [resources, listing]);
  useEffect(() => resources.track('announcement', silence), [resources, silence]);
  useEffect(() => () => resources.releaseAll(), [resources]);

  return resources;
}
