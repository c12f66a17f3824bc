import { matchdayOfRound, type RoundEntry } from './round-entry.ts';

/** Daylight saving time shifts the clock by less, a flight across the date line by more. */
const MIN_SHIFT_MINUTES = 6 * 60;

/**
 * Returns the matchdays that did not exist on this device because it crossed the date line: days between two played
 * ones whose time zones differ by at least six hours. Such a flight skips one day, so only the first day of a longer
 * gap is excused.
 */
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
