import type { GameListing } from '@soccer-legends/contracts';
import type { Options } from '@soccer-legends/game-sdk';
import { replacementOf } from '../plugins/registry.ts';
import { sessionStore } from '../preferences/safe-storage.ts';

const optionsKey = (key: string): string => `sl:again:${key}`;

/**
 * Opens the live version of a game in a new document if it is not this one, and lets it start a round with these options.
 * Returns false if this version is still the one to play.
 */
export function playAgainInNextVersion(listing: GameListing, options: Options): boolean {
  const next = replacementOf(listing);
  if (!next) return false;
  sessionStore.setItem(optionsKey(next.key), JSON.stringify(options));
  location.assign(next.route);
  return true;
}

/** Returns the options of the round that the document before this one wanted to start; undefined if there is none. */
export function takeRoundToStart(key: string): Options | undefined {
  const kept = sessionStore.getItem(optionsKey(key));
  sessionStore.removeItem(optionsKey(key));
  return kept === null ? undefined : (JSON.parse(kept) as Options);
}

/** The server of `soccer-legends dev` also sets this key before it reloads its own page. */
const CONTINUE = 'sl:continue';

/** Lets the round continue after the next reload of the page. */
export function continueAfterReload(): void {
  sessionStore.setItem(CONTINUE, '1');
}

/** Returns whether the page was reloaded for a new build, so that the round continues. Only the first call returns true. */
export function continuesRound(): boolean {
  const isReloaded = sessionStore.getItem(CONTINUE) !== null;
  sessionStore.removeItem(CONTINUE);
  return isReloaded;
}
