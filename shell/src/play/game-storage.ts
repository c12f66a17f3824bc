import type { GameStorage } from '@soccer-legends/game-sdk';
import { localStore } from '../preferences/safe-storage.ts';

/** Returns a game's texts in the local storage, with keys such as `sl:game-data:logo-game:name`. It never throws. */
export function gameStorage(key: string): GameStorage {
  const prefix = `sl:game-data:${key}:`;
  return {
    read: (name) => localStore.getItem(prefix + name),
    write: (name, text) => localStore.setItem(prefix + name, text),
  };
}
