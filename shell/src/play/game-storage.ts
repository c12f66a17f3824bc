import type { GameStorage } from '@soccer-legends/game-sdk';
import { localStore } from '../preferences/safe-storage.ts';

export function gameStorage(key: string): GameStorage {
  const prefix = `sl:game-data:${key}:`;
  return {
    read: (name) => localStore.getItem(prefix + name),
    write: (name, text) => localStore.setItem(prefix + name, text),
  };
}
