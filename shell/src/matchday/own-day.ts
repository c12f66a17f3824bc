import { parsedJson } from '@soccer-legends/contracts';
import type { RoundEntry } from '../ledger/round-entry.ts';
import { localStore } from '../preferences/safe-storage.ts';

const KEY = 'sl:day';

interface OwnDay {
  matchday: number;
  rounds: readonly RoundEntry[];
}

/** Keeps the finished fixtures of a matchday where the hub can read them before the ledger's code is loaded. */
export function keepOwnDay(matchday: number, rounds: readonly RoundEntry[]): void {
  const day: OwnDay = { matchday, rounds };
  localStore.setItem(KEY, JSON.stringify(day));
}

/** Writes fixtures as a text for `readOwnDay`. Equal texts mean equal fixtures. */
export function ownDayText(): string | null {
  return localStore.getItem(KEY);
}

/** Returns the finished fixtures of a matchday; empty for another day and for a text that `keepOwnDay` did not write. */
export function readOwnDay(text: string | null, matchday: number): readonly RoundEntry[] {
  const day = parsedJson(text) as OwnDay | null | undefined;
  return day?.matchday === matchday && Array.isArray(day.rounds) ? day.rounds : [];
}

export function forgetOwnDay(): void {
  localStore.removeItem(KEY);
}
