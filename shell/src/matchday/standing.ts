import type { OpenMatchdays } from '@soccer-legends/contracts';

/** How a matchday of the device relates to the matchdays that are open in any time zone. */
export type Standing =
  | { kind: 'today'; matchday: number }
  /** The device's clock is ahead: its date has not begun in any time zone. */
  | { kind: 'ahead'; matchday: number; latest: number }
  /** The device's clock is behind: its date is over in every time zone. */
  | { kind: 'behind'; matchday: number; earliest: number };

export function standingOf(matchday: number, { earliest, latest }: OpenMatchdays): Standing {
  if (matchday > latest) return { kind: 'ahead', matchday, latest };
  if (matchday < earliest) return { kind: 'behind', matchday, earliest };
  return { kind: 'today', matchday };
}

/** Setting the device's clock back does not reopen a day. */
export function isLate(matchday: number, standing: Standing): boolean {
  const today = standing.kind === 'behind' ? standing.earliest : standing.matchday;
  return matchday < today;
}
