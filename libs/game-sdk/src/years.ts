/**
 * Formats years as "2003–2009", "2022", or "2024–" if they continue. Both years stay on one line.
 *
 * @param options `short` omits the century of the last year if both years are in the same one: "2013–16"
 */
export function yearRange(start: number, end: number | null, { short = false }: { short?: boolean } = {}): string {
  if (start === end) return String(start);
  if (end === null) return `${start}–`;
  const isSameCentury = Math.floor(start / 100) === Math.floor(end / 100);
  return keepYearsTogether(`${start}–${short && isSameCentury ? String(end % 100).padStart(2, '0') : end}`);
}

/** Adds a word joiner after the dash of years such as 2006–2014, so that they do not wrap. */
export function keepYearsTogether(text: string): string {
  return text.replaceAll(/(\d{4}–)(?=\d)/g, '$1\u2060');
}
