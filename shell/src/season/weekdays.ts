/** Returns the names of the days of a week, from Monday on. */
export function weekdays(language: string): { long: string; narrow: string }[] {
  const long = new Intl.DateTimeFormat(language, { weekday: 'long' });
  const narrow = new Intl.DateTimeFormat(language, { weekday: 'narrow' });
  // June 1, 2026 was a Monday.
  const days = Array.from({ length: 7 }, (_, day) => new Date(2026, 5, 1 + day));
  return days.map((day) => ({ long: long.format(day), narrow: narrow.format(day) }));
}
