import { matchdayOfRound, type RoundEntry } from '../ledger/round-entry.ts';

/** Daylight saving time shifts the clock by less, a flight across the date line by more. */
const MIN_SHIFT_MINUTES = 6 * 60;

/** Returns the days that a flight across the date line skipped: between two days whose zones differ by six hours. */
export function skippedByTravel(rounds: readonly RoundEntry[]): Set<number> {
  const onDay = rounds
    .filter((round) => !round.late && matchdayOfRound(round) !== undefined)
    .toSorted((a, b) => a.at - b.at);
  const skipped = new Set<number>();
  for (const [index, round] of onDay.entries()) {
    const before = onDay[index - 1];
    const day = matchdayOfRound(round);
    const dayBefore = before && matchdayOfRound(before);
    if (day === undefined || dayBefore === undefined || day - dayBefore < 2) continue;
    if (Math.abs(round.offset - before!.offset) >= MIN_SHIFT_MINUTES) skipped.add(dayBefore + 1);
  }
  return skipped;
}
