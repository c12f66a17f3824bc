import type { CareerTeam } from '../rules/coach.ts';

/**
 * Formats a period as "2013–16", "1986–2013", "2022", or "2024–" if it continues. The word joiner keeps both years on one
 * line.
 */
export function shortYears({ start, end }: CareerTeam['periods'][number]): string {
  if (end === null) return `${start}–`;
  if (end === start) return String(start);
  const isSameCentury = Math.floor(start / 100) === Math.floor(end / 100);
  return `${start}–\u2060${isSameCentury ? String(end % 100).padStart(2, '0') : end}`;
}
