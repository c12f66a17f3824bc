import type { RoundEntry } from '../ledger/round-entry.ts';

export interface DayScore {
  won: number;
  lost: number;
  /** Undefined before the first finished fixture. */
  result: 'won' | 'drawn' | 'lost' | undefined;
}

/** Counts the finished fixtures of a day. The day is won with more wins than losses. */
export function scoreOf(fixtures: readonly Pick<RoundEntry, 'outcome'>[]): DayScore {
  const won = fixtures.filter(({ outcome }) => outcome === 'win').length;
  const lost = fixtures.length - won;
  if (fixtures.length === 0) return { won, lost, result: undefined };
  if (won === lost) return { won, lost, result: 'drawn' };
  return { won, lost, result: won > lost ? 'won' : 'lost' };
}
