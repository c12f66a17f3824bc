import { send } from '@soccer-legends/api-client';
import {
  classifyCompatibility,
  retryPath,
  RETRY_PATHS,
  type GameListing,
  type Incompatibility,
  type Language,
} from '@soccer-legends/contracts';
import type { AnyGame } from '@soccer-legends/game-sdk/react';
import { loadNationNames } from '../i18n/nation-names.ts';
import type { TextTree } from '../i18n/text-tree.ts';
import { importRemote } from './federation.ts';
import { SDK_VERSION } from './sdk-version.ts';

/** A game that is ready to run: its code and its texts. */
export interface LoadedGame {
  listing: GameListing;
  game: AnyGame;
  texts: TextTree;
}

/** After this long a game counts as broken. */
const LOAD_TIMEOUT_MS = 8000;

export class GameIncompatible extends Error {
  readonly reasons: readonly Incompatibility[];

  constructor(key: string, reasons: readonly Incompatibility[]) {
    super(`"${key}" does not run on SDK ${SDK_VERSION}: ${reasons.join(', ')}.`);
    this.reasons = reasons;
  }
}

/** What became of a version's files on this page so far. */
interface Loading {
  /** Failed attempts. A browser never fetches one address of a script twice: each attempt has a path of its own. */
  failures: number;
  /** Under way, for everybody who asks meanwhile. */
  current?: Promise<LoadedGame> | undefined;
  done?: LoadedGame;
}

const loadings = new Map<string, Loading>();

function loadingOf({ remote }: GameListing): Loading {
  const known = loadings.get(remote.entry);
  if (known) return known;
  const fresh = { failures: 0 };
  loadings.set(remote.entry, fresh);
  return fresh;
}

/** A game that this page has loaded before. */
export function loadedGame(listing: GameListing): LoadedGame | undefined {
  return loadingOf(listing).done;
}

/** Whether asking once more can help; past the last path only a fresh document does. */
export function canRetry(listing: GameListing): boolean {
  return loadingOf(listing).failures <= RETRY_PATHS;
}

/** Loads a game's code and texts; whoever asks while that is under way gets the same, whoever asks after a failure the next path. */
export function loadGame(listing: GameListing, language: Language): Promise<LoadedGame> {
  const loading = loadingOf(listing);
  if (loading.done) return Promise.resolve(loading.done);
  loading.current ??= fetchGame(listing, language, loading.failures).then(
    (game) => (loading.done = game),
    (fault: unknown) => {
      loading.failures += 1;
      loading.current = undefined;
      throw fault;
    },
  );
  return loading.current;
}

async function fetchGame(listing: GameListing, language: Language, attempt: number): Promise<LoadedGame> {
  const { key, remote } = listing;
  const compatibility = classifyCompatibility(listing, SDK_VERSION);
  if (compatibility.verdict === 'incompatible') throw new GameIncompatible(key, compatibility.reasons);

  const module = importRemote<{ default?: AnyGame }>({
    key,
    entry: retryPath(remote.entry, attempt),
    again: attempt > 0,
  });
  const texts = send<TextTree>(retryPath(remote.locales[language] ?? remote.locales['en'] ?? '', attempt));
  const [{ default: game }, ownTexts] = await inTime(Promise.all([module, texts, loadNationNames(language)]), key);
  if (game?.manifest?.key !== key) throw new Error(`The remote "${key}" does not export the game "${key}".`);
  return { listing, game, texts: ownTexts };
}

function inTime<Value>(promise: Promise<Value>, key: string): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Error(`"${key}" took longer than ${LOAD_TIMEOUT_MS} ms to load.`)),
      LOAD_TIMEOUT_MS,
    );
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
