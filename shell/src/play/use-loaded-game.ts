import type { GameListing, Language } from '@soccer-legends/contracts';
import { useEffect, useState } from 'react';
import { reportHealth } from '../plugins/health-reports.ts';
import { GameIncompatible, loadedGame, loadGame, type LoadedGame } from '../plugins/load-game.ts';
import { openAfresh, pageVouchesFor } from '../plugins/page-trust.ts';
import type { RemoteLoading } from '../plugins/remote-loading.ts';

/**
 * Loads a game's code and texts and reports the outcome to the server. A version that this document does not know opens
 * in a new document. Suspense would delay a first reveal by 300 ms and never retry a failed import.
 */
export function useLoadedGame(listing: GameListing, language: Language): RemoteLoading<LoadedGame> {
  const [tries, setTries] = useState(0);
  const [loaded, setLoaded] = useState(() => loadedGame(listing));
  const [fault, setFault] = useState<unknown>();

  useEffect(() => {
    const known = loadedGame(listing);
    if (known) {
      // eslint-disable-next-line react-hooks/set-state-in-effect -- A load that began on pointerdown may have ended since the render.
      setLoaded(known);
      return undefined;
    }
    if (!pageVouchesFor(listing) && openAfresh(listing)) return undefined;
    let current = true;
    const start = performance.now();
    loadGame(listing, language).then(
      (game) => {
        reportHealth(listing, 'loaded', performance.now() - start);
        if (current) setLoaded(game);
      },
      (cause: unknown) => {
        console.error(`The game "${listing.key}" could not be loaded`, cause);
        if (!(cause instanceof GameIncompatible)) reportHealth(listing, 'failed', performance.now() - start);
        if (current) setFault(cause);
      },
    );
    return () => {
      current = false;
    };
  }, [listing, language, tries]);

  function retry(): void {
    setFault(undefined);
    setTries(tries + 1);
  }

  return { loaded, fault, tries, retry };
}
