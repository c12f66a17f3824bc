/** Formats the years of a spell as "2003–2009", "2022", or "2024–" if it continues. A word joiner keeps them on one line. */
export function yearRange(start: number, end: number | null): string {
  return start === end ? String(start) : `${start}–\u2060${end ?? ''}`;
}
