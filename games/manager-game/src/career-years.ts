import type { CoachedTeam } from '@soccer-legends/game-sdk/data';

/** Formats years such as "2004–2007, 2013–2015", "2022" for a stay within one year, or "2024–" for the present. */
export function inYears(periods: CoachedTeam['periods']): string {
  return periods.map(({ start, end }) => (start === end ? String(start) : `${start}–${end ?? ''}`)).join(', ');
}
