import type { FixtureTally } from '@soccer-legends/contracts';

/** A phone has no room for more bars. */
const MOST_BARS = 13;

export interface TallyBar {
  /** Number of rounds won. */
  rounds: number;
  /** Share of all results, from 0 to 1. */
  share: number;
}

/** Returns the share of each number of rounds won, from none to all; empty for a fixture with too many rounds. */
export function barsOf({ results, byRoundsWon }: FixtureTally, total: number): TallyBar[] {
  if (total + 1 > MOST_BARS) return [];
  return Array.from({ length: total + 1 }, (_, rounds) => ({ rounds, share: (byRoundsWon[rounds] ?? 0) / results }));
}

/** Returns the largest number of rounds that at least half of the visitors won. */
export function halfOf({ results, byRoundsWon }: FixtureTally): number {
  let counted = 0;
  for (let rounds = byRoundsWon.length - 1; rounds > 0; rounds--) {
    counted += byRoundsWon[rounds]!;
    if (2 * counted >= results) return rounds;
  }
  return 0;
}
