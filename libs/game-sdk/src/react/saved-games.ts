import type { Options, Progress } from '../game.ts';
import type { SavedGame } from '../saved-game.ts';

/** A game that can be resumed. */
export interface Resumable {
  /** Version of the plugin. A game of another version is not resumed, because its rules may differ. */
  version: string;
  options: Options;
  game: SavedGame<unknown, unknown>;
  /** Absent for a game that does not count its questions. */
  progress?: Progress;
  /** Milliseconds since 1970. */
  savedAt: number;
}

/** Storage that keeps running games across a reload. */
export interface SavedGames {
  /** Returns undefined if there is none, or if it cannot be read. */
  load(key: string): Resumable | undefined;
  save(key: string, game: Resumable): void;
  remove(key: string): void;
}

/** How long after its last move a game can be resumed: half an hour. */
export const RESUMABLE_FOR_MS = 30 * 60_000;

const prefix = 'sl:game:';

/** Returns saved games in a storage such as `sessionStorage`. */
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
        // With a full or blocked storage, the game cannot be resumed but can still be played.
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
