/**
 * Returns the times between which entries of whole days lie, in the browser's time zone.
 * @param from first day, such as `2026-11-23`; empty for no limit
 * @param to last day; empty for no limit
 */
export function instantsOfDays(from: string, to: string): { from: string; to: string } {
  return { from: startOf(from, 0), to: startOf(to, 1) };
}

/** Returns when a day starts, some days later; empty for a day that does not exist. */
function startOf(day: string, later: number): string {
  const [year = NaN, month = NaN, date = NaN] = day.split('-').map(Number);
  const start = new Date(year, month - 1, date);
  if (Number.isNaN(start.getTime()) || start.getDate() !== date) return '';
  // By the calendar, because a day may have 23 or 25 hours.
  return new Date(year, month - 1, date + later).toISOString();
}
