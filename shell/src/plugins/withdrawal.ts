import { gameAtPath, type Localized } from '@soccer-legends/contracts';
import { gamesInDocument } from './load-game.ts';

/** The router's state of a page that replaced the document of a withdrawn game. */
interface Farewell {
  /** The names of the game. */
  withdrawn: Localized;
}

let isEnding = false;

/** Call it before any game runs. After `endWithdrawn`, no listener of a game can ask the visitor to stay. */
export function leaveWithoutQuestions(): void {
  addEventListener('beforeunload', (event) => isEnding && event.stopImmediatePropagation(), { capture: true });
}

/**
 * Loads the document again if it contains code of these releases, because nothing else ends that code. Rounds of other
 * games resume, because every move is stored.
 * @param releases as `key/version-hash8`
 */
export function endWithdrawn(releases: readonly string[]): void {
  const gone = gamesInDocument().filter(({ remote }) =>
    releases.some((release) => remote.entry.startsWith(`/plugins/${release}/`)),
  );
  const shown = gameAtPath(location.pathname, gone);
  // A sandboxed game that the visitor has left has no code in this document.
  if (!shown && gone.every(({ sandbox }) => sandbox)) return;
  if (shown) {
    const farewell: Farewell = { withdrawn: shown.names };
    history.replaceState({ ...history.state, usr: farewell }, '');
  }
  isEnding = true;
  for (const frame of document.querySelectorAll('iframe')) frame.remove();
  location.reload();
}

/** Returns the names of the withdrawn game that an address shown by the router is about; undefined for any other. */
export function withdrawnIn(state: unknown): Localized | undefined {
  return (state as Partial<Farewell> | null)?.withdrawn;
}
