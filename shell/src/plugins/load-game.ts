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

/** Whether asking once more can help: a browser never fetches one address of a script twice. */
export function canRetry(attempt: number): boolean {
  return attempt < RETRY_PATHS;
}

const loaded = new Map<string, LoadedGame>();

/** A game that this page has loaded before. */
export function loadedGame({ key, remote }: GameListing): LoadedGame | undefined {
  return loaded.get(`${key} ${remote.entry}`);
}

/**
 * Loads a game's code and texts.
 * @param attempt 0 at first; every retry counts up and fetches below another path, see `retryPath`.
 */
export async function loadGame(listing: GameListing, language: Language, attempt: number): Promise<LoadedGame> {
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
  const ready = { listing, game, texts: ownTexts };
  loaded.set(`${key} ${remote.entry}`, ready);
  return ready;
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
