import type { Options } from '../game.ts';
import type { SavedGame } from '../saved-game.ts';

/** A game that can be gone on with. */
export interface Resumable {
  /** The plugin's version: another one has other rules, and is not resumed. */
  version: string;
  options: Options;
  game: SavedGame<unknown, unknown>;
  /** Milliseconds since 1970. */
  savedAt: number;
}

/** Where running games are kept over a reload. */
export interface SavedGames {
  load(key: string): Resumable | undefined;
  save(key: string, game: Resumable): void;
  remove(key: string): void;
}

export const RESUMABLE_FOR_MS = 30 * 60_000;

const prefix = 'sl:game:';

/** Games in the tab's own storage: a reload keeps them, another tab does not see them. */
export function savedGamesIn(storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>): SavedGames {
  return {
    load(key) {
      try {
        const saved = JSON.parse(storage.getItem(prefix + key) ?? 'null') as Resumable | null;
        return saved && Array.isArray(saved.game.moves) && typeof saved.savedAt === 'number' ? saved : undefined;
      } catch {
        return undefined;
      }
    },
    save(key, game) {
      try {
        storage.setItem(prefix + key, JSON.stringify(game));
      } catch {
        // A full or forbidden storage costs the resumption, never the game.
      }
    },
    remove(key) {
      try {
        storage.removeItem(prefix + key);
      } catch {
        // As above.
      }
    },
  };
}
