import type { SyncRun } from '@soccer-legends/contracts';

const DAYS = 30;

export interface DayOfRuns {
  /** Date in UTC, such as 2026-11-21. */
  day: string;
  completed: number;
  failed: number;
}

/** Counts completed and failed runs by day, for the latest thirty days with runs, in ascending order. */
export function runsByDay(runs: readonly Pick<SyncRun, 'startTime' | 'status'>[]): DayOfRuns[] {
  const days = new Map<string, DayOfRuns>();
  for (const { startTime, status } of runs) {
    if (status === 'in_progress') continue;
    const day = startTime.slice(0, 10);
    const known = days.get(day) ?? { day, completed: 0, failed: 0 };
    days.set(day, { ...known, [status]: known[status] + 1 });
  }
  return [...days.values()].toSorted((a, b) => (a.day < b.day ? -1 : 1)).slice(-DAYS);
}
