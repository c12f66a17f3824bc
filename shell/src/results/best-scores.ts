import { localStore } from '../preferences/safe-storage.ts';

// Scores with relaxed time are not comparable, so they have their own key.
function storageKey(game: string, relaxed: boolean): string {
  return `sl:best:${game}${relaxed ? ':relaxed' : ''}`;
}

export function bestScore(game: string, relaxed = false): number | undefined {
  const stored = Number(localStore.getItem(storageKey(game, relaxed)) ?? NaN);
  return Number.isFinite(stored) ? stored : undefined;
}

/** Saves a score if it is the best one. Returns whether it beats an earlier score. */
export function keepScore(game: string, score: number, relaxed: boolean): boolean {
  const best = bestScore(game, relaxed);
  if (best !== undefined && best >= score) return false;
  localStore.setItem(storageKey(game, relaxed), String(score));
  return best !== undefined;
}

export function forgetScores(games: readonly string[]): void {
  for (const game of games) for (const relaxed of [false, true]) localStore.removeItem(storageKey(game, relaxed));
}
