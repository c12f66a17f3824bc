import type { GameStorage } from '@soccer-legends/game-sdk';

/** Returns the path of a call with the token as the parameter `deal`. */
export function dealtPath(path: string, deal: string): string {
  return `${path}${path.includes('?') ? '&' : '?'}deal=${encodeURIComponent(deal)}`;
}

/** Returns an empty storage in memory, because earlier rounds of this browser must not change a shared deal. */
export function roundStorage(): GameStorage {
  const texts = new Map<string, string>();
  return { read: (name) => texts.get(name) ?? null, write: (name, text) => void texts.set(name, text) };
}
