import {
  classifyCompatibility,
  gameAtPath,
  type GameListing,
  type Incompatibility,
  type Language,
  retryPath,
  type TextTree,
} from '@soccer-legends/contracts';
import { send } from '@soccer-legends/api-client';
import type { AnyGame } from '@soccer-legends/game-sdk/react';
import { loadNames } from '../i18n/translated-names.ts';
import { importRemote } from './federation.ts';
import { trustedAddresses } from './integrity.ts';
import { keepLoaded, RetriedLoad } from './remote-loading.ts';
import sdk from '@soccer-legends/game-sdk/package.json' with { type: 'json' };
import { sessionStore } from '../preferences/safe-storage.ts';

export interface LoadedGame {
  listing: GameListing;
  /** Undefined for a sandboxed game, whose code is loaded only in a frame. */
  game: AnyGame | undefined;
  texts: TextTree;
}

/** Thrown for a game that does not run on this page's SDK. Another attempt cannot help. */
export class GameIncompatible extends Error {
  readonly reasons: readonly Incompatibility[];

  constructor(key: string, reasons: readonly Incompatibility[]) {
    super(`"${key}" does not run on SDK ${SDK_VERSION}: ${reasons.join(', ')}.`);
    this.reasons = reasons;
  }
}

const loads = new Map<string, { listing: GameListing; load: RetriedLoad<LoadedGame> }>();

/** Returns the games whose code this document has loaded or is loading. */
export function gamesInDocument(): GameListing[] {
  return [...loads.values()].map(({ listing }) => listing);
}

export function loadedGame(listing: GameListing): LoadedGame | undefined {
  return loads.get(idOf(listing))?.load.done;
}

/** A release that an owner no longer trusts is loaded again, for a frame. */
function idOf({ remote, sandbox }: GameListing): string {
  return sandbox ? `frame of ${remote.entry}` : remote.entry;
}

/** Returns whether a retry is left. Otherwise, only a new document can load the game. */
export function canRetry(listing: GameListing): boolean {
  return loads.get(idOf(listing))?.load.canRetry ?? true;
}

/** Loads a game's code and texts; concurrent calls share one load. Rejects after 8 s, or with `GameIncompatible`. */
export function loadGame(listing: GameListing, language: Language): Promise<LoadedGame> {
  const id = idOf(listing);
  const begun = loads.get(id) ?? { listing, load: new RetriedLoad(fetcherOf(listing, language)) };
  loads.set(id, begun);
  return begun.load.load();
}

/** Returns a function that fetches what earlier attempts have not fetched. */
function fetcherOf(listing: GameListing, language: Language): (attempt: number) => Promise<LoadedGame> {
  const { key, remote } = listing;
  const fetchModule = keepLoaded((attempt) =>
    importRemote<{ default?: AnyGame }>({
      key,
      module: 'game',
      entry: retryPath(remote.entry, attempt),
      again: attempt > 0,
    }),
  );
  const fetchTexts = keepLoaded((attempt) =>
    send<TextTree>(retryPath(remote.locales[language] ?? remote.locales['en'] ?? '', attempt)),
  );
  const fetchStyles = keepLoaded(() => import('./play.lazy.ts'));
  return async (attempt) => {
    const compatibility = classifyCompatibility(listing, SDK_VERSION);
    if (compatibility.verdict === 'incompatible') throw new GameIncompatible(key, compatibility.reasons);
    const [module, texts] = await Promise.all([
      listing.sandbox ? undefined : fetchModule(attempt),
      fetchTexts(attempt),
      loadNames(language),
      fetchStyles(attempt),
    ]);
    if (!module) return { listing, game: undefined, texts };
    const { default: game } = module;
    if (game?.manifest?.key !== key)
      throw new Error(`The remote "${key}" does not export the game "${key}": export it as default from src/game.ts.`);
    return { listing, game, texts };
  };
}

const SDK_VERSION: string = sdk.version;

/** Returns the path of the page with which this document was opened. */
function openedPath(): string {
  const [opened] = performance.getEntriesByType('navigation');
  return opened ? new URL(opened.name).pathname : location.pathname;
}

/**
 * Whether this document may run a version. Its integrity map must have the version, so versions that were released after the
 * document loaded cannot run. The frame of a sandboxed game has its own map. A staged version and a developer's build also
 * need a document that was opened at the game's address.
 */
export function runsInDocument(listing: GameListing, opened = openedPath()): boolean {
  const { remote, sandbox, staged, devOrigin } = listing;
  if ((staged || devOrigin !== undefined) && !gameAtPath(opened, [listing])) return false;
  const trusted = trustedAddresses();
  return sandbox !== undefined || trusted === null || remote.entry in trusted;
}

/** Time after which a document may be opened for the same version again. */
const AFRESH_MS = 10_000;

/** Opens the game at this address in a new document. Returns false if that was tried less than `AFRESH_MS` ago. */
export function openAfresh({ remote }: GameListing): boolean {
  const mark = `sl:afresh:${remote.entry}`;
  const now = Date.now();
  if (now - Number(sessionStore.getItem(mark) ?? 0) < AFRESH_MS) return false;
  sessionStore.setItem(mark, String(now));
  location.reload();
  return true;
}
