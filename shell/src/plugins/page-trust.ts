import type { GameListing } from '@soccer-legends/contracts';
import { sessionStore } from '../preferences/safe-storage.ts';

const trusted = trustedAddresses();

/**
 * Whether this document vouches for a game's bytes. A version that was released after the page was loaded is not in
 * the page's integrity map, and a document cannot extend that map under its policy: a fresh document can.
 */
export function pageVouchesFor({ remote }: GameListing): boolean {
  return trusted === undefined || remote.entry in trusted;
}

/** Opens a game in a fresh document; answers false where that was tried before and did not help. */
export function openAfresh({ route, remote }: GameListing): boolean {
  const mark = `sl:afresh:${remote.entry}`;
  if (sessionStore.getItem(mark)) return false;
  sessionStore.setItem(mark, '1');
  location.assign(route);
  return true;
}

function trustedAddresses(): Record<string, string> | undefined {
  const map = document.querySelector('script[type="importmap"]')?.textContent;
  return map ? (JSON.parse(map) as { integrity?: Record<string, string> }).integrity : undefined;
}
