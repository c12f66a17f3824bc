const DAY = /^\d{4}-\d\d-\d\d$/;

/** Returns the text if it has the form of a day, such as `2026-11-23`; otherwise an empty text. */
export function validDay(text = ''): string {
  return DAY.test(text) ? text : '';
}

/**
 * Returns the start of the first day and the end of the last day, in the browser's time zone.
 * @param from first day, such as `2026-11-23`; empty for no limit
 * @param to last day; empty for no limit
 */
export function instantsOfDays(from: string, to: string): { from: string; to: string } {
  return { from: startOf(from, 0), to: startOf(to, 1) };
}

/** Returns the start of a day some days later, as an ISO text; empty for an invalid day. */
function startOf(day: string, later: number): string {
  const [year = NaN, month = NaN, date = NaN] = day.split('-').map(Number);
  const start = new Date(year, month - 1, date);
  if (Number.isNaN(start.getTime()) || start.getDate() !== date) return '';
  // Uses calendar days, because a day may have 23 or 25 hours.
  return new Date(year, month - 1, date + later).toISOString();
}
