import { readSwapId, type Swap } from '../ledger/swap.ts';
import type { RoundEntry } from '../ledger/round-entry.ts';
import { readRoundEntry } from './read-round-entry.ts';

export const SEASON_FILE_NAME = 'soccer-legends-season.json';

const APP = 'soccer-legends';
/** Increase it when older pages could misread the file. */
const VERSION = 1;
/** Ten fixtures and ten free rounds a day for seven years. A larger file would slow down the page. */
const MOST_ROUNDS = 50_000;

/** Content of a season file; `newer` if this version of the site cannot read it. */
export type ReadSeason = { rounds: RoundEntry[]; swaps: Swap[] } | { fault: 'newer' | 'broken' };

/** Returns the text of a season file, which is JSON. */
export function writeSeasonFile(rounds: readonly RoundEntry[], made: Date, swaps: readonly Swap[] = []): string {
  return JSON.stringify({ app: APP, v: VERSION, made: made.toISOString(), rounds, swaps });
}

/** Reads a season file; older ones have no swaps. One invalid round or swap makes the whole file unreadable. */
export function readSeasonFile(text: string): ReadSeason {
  const file = parsed(text);
  if (file?.['app'] !== APP || typeof file['v'] !== 'number') return { fault: 'broken' };
  if (file['v'] > VERSION) return { fault: 'newer' };
  const entries = file['rounds'];
  if (!Array.isArray(entries) || entries.length > MOST_ROUNDS) return { fault: 'broken' };
  const swapEntries = file['swaps'] ?? [];
  if (!Array.isArray(swapEntries) || swapEntries.length > MOST_ROUNDS) return { fault: 'broken' };
  const rounds = entries.map(readRoundEntry);
  const swaps = swapEntries.map(readSwap);
  const isWhole = rounds.every((round) => round !== undefined) && swaps.every((swap) => swap !== undefined);
  return isWhole ? { rounds, swaps } : { fault: 'broken' };
}

function readSwap(value: unknown): Swap | undefined {
  const { id, at } = (value ?? {}) as Partial<Record<keyof Swap, unknown>>;
  if (typeof id !== 'string' || !readSwapId(id) || !Number.isSafeInteger(at)) return undefined;
  return { id, at: at as number };
}

function parsed(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' ? (value as Record<string, unknown> | null) : null;
  } catch {
    return null;
  }
}
