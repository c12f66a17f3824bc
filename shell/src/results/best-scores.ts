import { localStore } from '../preferences/safe-storage.ts';

// A relaxed clock is another sport: it has a best of its own.
function storageKey(game: string, relaxed: boolean): string {
  return `sl:best:${game}${relaxed ? ':relaxed' : ''}`;
}

/** The player's best score in a game on this device; undefined before the first one. */
export function bestScore(game: string, relaxed = false): number | undefined {
  const stored = Number(localStore.getItem(storageKey(game, relaxed)) ?? NaN);
  return Number.isFinite(stored) ? stored : undefined;
}

/** Keeps a score if it is the best so far; answers whether it is. */
export function keepScore(game: string, score: number, relaxed: boolean): boolean {
  const best = bestScore(game, relaxed);
  if (best !== undefined && best >= score) return false;
  localStore.setItem(storageKey(game, relaxed), String(score));
  return best !== undefined;
}
