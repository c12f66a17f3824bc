import type { RoundEntry } from './round-entry.ts';

type Letter = 'W' | 'D' | 'L';

export interface DayScore {
  won: number;
  lost: number;
  /** Undefined before the first finished fixture. */
  letter: Letter | undefined;
}

export function scoreOf(fixtures: readonly Pick<RoundEntry, 'outcome'>[]): DayScore {
  const won = fixtures.filter(({ outcome }) => outcome === 'win').length;
  const lost = fixtures.length - won;
  if (fixtures.length === 0) return { won, lost, letter: undefined };
  if (won === lost) return { won, lost, letter: 'D' };
  return { won, lost, letter: won > lost ? 'W' : 'L' };
}
