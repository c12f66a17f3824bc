import { isRecord, type GameStorage } from '@soccer-legends/game-sdk';

const KEY = 'firstChecks';
const REMEMBERED = 50;

/** Grids that were right at the first check. */
export interface FirstChecks {
  /** The latest ones without another grid between them. */
  inARow: number;
  best: number;
}

/**
 * Counts a finished grid in this browser, and returns the new numbers. A grid that was counted before changes nothing.
 * @param grid the same text for the same round
 */
export function countGrid(storage: GameStorage, grid: string, isRight: boolean): FirstChecks {
  const { grids, inARow, best } = read(storage.read(KEY));
  if (grids.includes(grid)) return { inARow, best };
  const next = isRight ? inARow + 1 : 0;
  const counts = { inARow: next, best: Math.max(best, next) };
  storage.write(KEY, JSON.stringify({ grids: [grid, ...grids].slice(0, REMEMBERED), ...counts }));
  return counts;
}

function read(text: string | null): FirstChecks & { grids: readonly unknown[] } {
  try {
    const stored: unknown = JSON.parse(text ?? '');
    if (isRecord(stored) && Array.isArray(stored['grids']))
      return { grids: stored['grids'], inARow: Number(stored['inARow']) || 0, best: Number(stored['best']) || 0 };
  } catch {
    // Nothing is stored, or something else.
  }
  return { grids: [], inARow: 0, best: 0 };
}
