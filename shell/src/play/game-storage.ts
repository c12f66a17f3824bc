import type { GameStorage } from '@soccer-legends/game-sdk';
import { localStore } from '../preferences/safe-storage.ts';

/** Returns the storage of one game, under its own prefix. */
export function gameStorage(key: string): GameStorage {
  const prefix = `sl:game-data:${key}:`;
  return {
    read: (name) => localStore.getItem(prefix + name),
    write: (name, text) => localStore.setItem(prefix + name, text),
  };
}
