import type { GameListing, Language } from '@soccer-legends/contracts';
import { reportHealth } from '../plugins/health-reports.ts';
import { canRetry, GameIncompatible, loadedGame, loadGame, type LoadedGame } from '../plugins/load-game.ts';
import { openAfresh, pageVouchesFor } from '../plugins/page-trust.ts';
import { useRemote, type RemoteLoading } from '../plugins/remote-loading.ts';

/** Loads a game's code and texts and reports the outcome to the server. */
export function useLoadedGame(listing: GameListing, language: Language): RemoteLoading<LoadedGame> {
  return useRemote({
    known: loadedGame(listing),
    load() {
      // A load that started on pointerdown may finish between the first render and this call.
      const known = loadedGame(listing);
      if (known) return Promise.resolve(known);
      // A version that this document does not know opens in a new document.
      if (!pageVouchesFor(listing) && openAfresh(listing)) return undefined;
      return loadReported(listing, language);
    },
    canRetry: () => canRetry(listing),
  });
}

async function loadReported(listing: GameListing, language: Language): Promise<LoadedGame> {
  const start = performance.now();
  try {
    const game = await loadGame(listing, language);
    reportHealth(listing, 'loaded', performance.now() - start);
    return game;
  } catch (cause) {
    if (!(cause instanceof GameIncompatible)) reportHealth(listing, 'failed', performance.now() - start);
    throw cause;
  }
}
