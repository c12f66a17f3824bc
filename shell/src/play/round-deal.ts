import type { GameStorage } from '@soccer-legends/game-sdk';

export function dealtPath(path: string, deal: string): string {
  return `${path}${path.includes('?') ? '&' : '?'}deal=${encodeURIComponent(deal)}`;
}

/** Empty for every round, because earlier rounds of this browser must not change a shared deal. */
export function roundStorage(): GameStorage {
  const texts = new Map<string, string>();
  return { read: (name) => texts.get(name) ?? null, write: (name, text) => void texts.set(name, text) };
}
