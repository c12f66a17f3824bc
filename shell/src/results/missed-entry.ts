import type { HistoryEntry } from '@soccer-legends/game-sdk';
import { playersOf } from '../ledger/met.ts';

export interface MissedEntry {
  entry: HistoryEntry;
  player: number;
}

/** Returns the first wrong answer to a question about one player; undefined without one. */
export function firstMissed(history: readonly HistoryEntry[]): MissedEntry | undefined {
  for (const entry of history) {
    const [player, ...others] = playersOf(entry);
    if (!entry.isCorrect && player !== undefined && others.length === 0) return { entry, player };
  }
  return undefined;
}
