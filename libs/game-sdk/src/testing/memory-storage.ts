import type { GameStorage } from '../services.ts';

/** Returns an empty storage that keeps its texts in memory. */
export function memoryStorage(): GameStorage {
  const texts = new Map<string, string>();
  return { read: (name) => texts.get(name) ?? null, write: (name, text) => void texts.set(name, text) };
}
