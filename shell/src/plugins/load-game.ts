import { send } from '@soccer-legends/api-client';
import {
  classifyCompatibility,
  retryPath,
  type GameListing,
  type Incompatibility,
  type Language,
} from '@soccer-legends/contracts';
import type { AnyGame } from '@soccer-legends/game-sdk/react';
import { loadNationNames } from '../i18n/nation-names.ts';
import type { TextTree } from '../i18n/text-tree.ts';
import { importRemote } from './federation.ts';
import { RetriedLoad } from './retried-load.ts';
import { SDK_VERSION } from './sdk-version.ts';

/** A game that is ready to run: its code and its texts. */
export interface LoadedGame {
  listing: GameListing;
  game: AnyGame;
  texts: TextTree;
}

export class GameIncompatible extends Error {
  readonly reasons: readonly Incompatibility[];

  constructor(key: string, reasons: readonly Incompatibility[]) {
    super(`"${key}" does not run on SDK ${SDK_VERSION}: ${reasons.join(', ')}.`);
    this.reasons = reasons;
  }
}

const loads = new Map<string, RetriedLoad<LoadedGame>>();

/** A game that this page has loaded before. */
export function loadedGame({ remote }: GameListing): LoadedGame | undefined {
  return loads.get(remote.entry)?.done;
}

/** Whether asking once more can help; past the last path only a fresh document does. */
export function canRetry({ remote }: GameListing): boolean {
  return loads.get(remote.entry)?.canRetry ?? true;
}

/** Loads a game's code and texts, once for everybody who asks. */
export function loadGame(listing: GameListing, language: Language): Promise<LoadedGame> {
  const { entry } = listing.remote;
  const load = loads.get(entry) ?? new RetriedLoad((attempt) => fetchGame(listing, language, attempt));
  loads.set(entry, load);
  return load.load();
}

async function fetchGame(listing: GameListing, language: Language, attempt: number): Promise<LoadedGame> {
  const { key, remote } = listing;
  const compatibility = classifyCompatibility(listing, SDK_VERSION);
  if (compatibility.verdict === 'incompatible') throw new GameIncompatible(key, compatibility.reasons);

  const module = importRemote<{ default?: AnyGame }>({
    key,
    module: 'game',
    entry: retryPath(remote.entry, attempt),
    again: attempt > 0,
  });
  const texts = send<TextTree>(retryPath(remote.locales[language] ?? remote.locales['en'] ?? '', attempt));
  const [{ default: game }, ownTexts] = await Promise.all([module, texts, loadNationNames(language)]);
  if (game?.manifest?.key !== key) throw new Error(`The remote "${key}" does not export the game "${key}".`);
  return { listing, game, texts: ownTexts };
}
