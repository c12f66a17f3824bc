import { weekOf } from './calendar.ts';
import { matchdayOfRound, type RoundEntry } from '../ledger/round-entry.ts';

export interface StreakFacts {
  /** Matchdays with at least one finished fixture that was begun on its day. */
  played: ReadonlySet<number>;
  /** Matchdays that could not be played on this device: skipped by travel, or called off by the site. */
  excused: ReadonlySet<number>;
  /** The current matchday. It does not count as missed yet. */
  today: number;
}

export interface Streak {
  /** Matchdays in a row up to today, or up to yesterday if today has no finished fixture yet. */
  days: number;
  longest: number;
  rests: ReadonlySet<number>;
}

/** Returns how many matchdays in a row were played. One missed day per week is a rest; a second one ends the streak. */
export function streakOf({ played, excused, today }: StreakFacts): Streak {
  const missed = new Map<number, number>();
  const rests = new Set<number>();
  let start = Math.min(...played);
  let longest = 0;
  let days = 0;
  for (let day = start; day <= today; day++) {
    if (!played.has(day) && !excused.has(day) && day < today) {
      const first = missed.get(weekOf(day));
      if (first !== undefined && first >= start) start = first + 1;
      missed.set(weekOf(day), day);
    }
    days = countFrom(start, day, played);
    if (days === 0) start = day + 1;
    else if (!played.has(day) && day < today) rests.add(day);
    longest = Math.max(longest, days);
  }
  return { days, longest, rests };
}

function countFrom(start: number, end: number, days: ReadonlySet<number>): number {
  let count = 0;
  for (let day = start; day <= end; day++) if (days.has(day)) count += 1;
  return count;
}

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
