import { daysOfWeek } from './calendar.ts';
import { type DayScore, scoreOf } from './day-score.ts';
import { matchdayOfRound, type RoundEntry } from '../ledger/round-entry.ts';
import { type Streak, streakOf, skippedByTravel } from './streak.ts';

/** `rest` for a missed day that did not end the streak; undefined for any other day without a finished fixture. */
type DayResult = DayScore['result'] | 'rest';

export interface WeekDay {
  matchday: number;
  result: DayResult;
}

export interface Season {
  /** Number of matchdays with a finished fixture, late ones included. It never falls. */
  played: number;
  /** Won and lost fixtures of all matchdays, late ones included. */
  won: number;
  lost: number;
  streak: Streak;
  /** The current week, Monday first. */
  week: readonly WeekDay[];
  resultOf(matchday: number): DayResult;
}

/** Returns the season up to a matchday. Free rounds and challenges do not count. */
export function seasonOf(rounds: readonly RoundEntry[], today: number): Season {
  const days = fixturesByDay(rounds);
  const onTime = [...days].filter(([, entries]) => entries.some(({ late }) => !late)).map(([day]) => day);
  const streak = streakOf({ played: new Set(onTime), excused: skippedByTravel(rounds), today });
  const resultOf = (matchday: number): DayResult =>
    scoreOf(days.get(matchday) ?? []).result ?? (streak.rests.has(matchday) ? 'rest' : undefined);
  const week = daysOfWeek(today).map((matchday) => ({ matchday, result: resultOf(matchday) }));
  const { won, lost } = scoreOf([...days.values()].flat());
  return { played: days.size, won, lost, streak, week, resultOf };
}

/** Returns the finished fixtures by matchday, without free rounds and challenges. */
export function fixturesByDay(rounds: readonly RoundEntry[]): Map<number, RoundEntry[]> {
  const days = new Map<number, RoundEntry[]>();
  for (const round of rounds) {
    const matchday = matchdayOfRound(round);
    if (matchday !== undefined) days.set(matchday, [...(days.get(matchday) ?? []), round]);
  }
  return days;
}
