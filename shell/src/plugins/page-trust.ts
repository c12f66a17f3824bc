import type { GameListing } from '@soccer-legends/contracts';
import { sessionStore } from '../preferences/safe-storage.ts';

/** Read on first use, because the server renders the hub without a document. */
let trusted: Readonly<Record<string, string>> | null | undefined;

/** Whether this document's integrity map has the version. Versions released after it loaded are missing. */
export function pageVouchesFor({ remote }: GameListing): boolean {
  trusted ??= trustedAddresses();
  return trusted === null || remote.entry in trusted;
}

/** Opens a game in a new document. Returns false if that was already tried for this version. */
export function openAfresh({ route, remote }: GameListing): boolean {
  const mark = `sl:afresh:${remote.entry}`;
  if (sessionStore.getItem(mark)) return false;
  sessionStore.setItem(mark, '1');
  location.assign(route);
  return true;
}

function trustedAddresses(): Readonly<Record<string, string>> | null {
  const map = document.querySelector('script[type="importmap"]')?.textContent;
  return map ? ((JSON.parse(map) as { integrity?: Record<string, string> }).integrity ?? null) : null;
}
