import type { OpenMatchdays } from '@soccer-legends/contracts';

/** The matchday of this device. */
export type Standing =
  | { kind: 'today'; matchday: number }
  /** The device's clock is set ahead: its date has not begun anywhere. */
  | { kind: 'ahead'; matchday: number; latest: number }
  /** The device's clock is set back: its date has ended everywhere. */
  | { kind: 'behind'; matchday: number; earliest: number };

/** Compares the date of a device with the server's clock. */
export function standingOf(matchday: number, { earliest, latest }: OpenMatchdays): Standing {
  if (matchday > latest) return { kind: 'ahead', matchday, latest };
  if (matchday < earliest) return { kind: 'behind', matchday, earliest };
  return { kind: 'today', matchday };
}

/** Whether a round of a matchday that begins now is late. A device's clock that is set back does not bring a day back. */
export function isLate(matchday: number, standing: Standing): boolean {
  const today = standing.kind === 'behind' ? standing.earliest : standing.matchday;
  return matchday < today;
}
