import type { GameListing } from '@soccer-legends/contracts';
import { sessionStore } from '../preferences/safe-storage.ts';

/** Read once, when first needed: the server renders the hub without a document. */
let trusted: Readonly<Record<string, string>> | null | undefined;

/**
 * Returns whether the integrity map of this document contains a game's version. A version that was released after the
 * page was loaded is missing, and the page's policy does not let a document extend its map.
 */
export function pageVouchesFor({ remote }: GameListing): boolean {
  trusted ??= trustedAddresses();
  return trusted === null || remote.entry in trusted;
}

/** Opens a game in a fresh document. Returns false if that was already tried for this version. */
export function openAfresh({ route, remote }: GameListing): boolean {
  const mark = `sl:afresh:${remote.entry}`;
  if (sessionStore.getItem(mark)) return false;
  sessionStore.setItem(mark, '1');
  location.assign(route);
  return true;
}

/** Returns the integrity map of the document, null if it has none. */
function trustedAddresses(): Readonly<Record<string, string>> | null {
  const map = document.querySelector('script[type="importmap"]')?.textContent;
  return map ? ((JSON.parse(map) as { integrity?: Record<string, string> }).integrity ?? null) : null;
}
