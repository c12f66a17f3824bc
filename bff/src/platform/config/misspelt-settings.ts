/** Shorter names are too similar to those of other programs, such as `PORT`. */
const MIN_LENGTH = 6;
const MOST_TYPOS = 2;

/** Returns environment variables that are not settings, each with the setting that it resembles. */
export function misspeltSettings(
  given: readonly string[],
  settings: readonly string[],
): { given: string; meant: string }[] {
  const unknown = given.filter((name) => name.length >= MIN_LENGTH && !settings.includes(name));
  return unknown.flatMap((name) => {
    const [nearest] = settings
      // The edit distance is at least the difference in length. Computing it for all pairs would delay the start.
      .filter((meant) => meant.length >= MIN_LENGTH && Math.abs(meant.length - name.length) <= MOST_TYPOS)
      .map((meant) => ({ given: name, meant, typos: editDistance(name, meant) }))
      .filter(({ typos }) => typos <= MOST_TYPOS)
      .sort((one, other) => one.typos - other.typos);
    return nearest ? [{ given: nearest.given, meant: nearest.meant }] : [];
  });
}

/** Returns how many letters are added, left out or replaced (Levenshtein distance). */
function editDistance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [at, letter] of [...one].entries()) {
    const next = [at + 1];
    for (const [index, otherLetter] of [...other].entries())
      next.push(Math.min(row[index]! + (letter === otherLetter ? 0 : 1), row[index + 1]! + 1, next[index]! + 1));
    row = next;
  }
  return row.at(-1)!;
}
