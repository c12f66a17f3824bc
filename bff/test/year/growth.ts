import type { Sizes } from './sizes.ts';

/** Sizes differ by a fifth from month to month, and small tables by some pages. */
const FACTOR = 1.2;
const PAGES_KB = 64;

/**
 * Returns the names of the sizes whose median of the last quarter is above that of the second quarter. A median ignores
 * single peaks, which would otherwise hide growth or look like it. What is kept for three months has its full size in the
 * second quarter.
 */
export function grownBetweenQuarters(months: readonly Sizes[]): string[] {
  const quarter = Math.floor(months.length / 4);
  const before = months.slice(quarter, 2 * quarter);
  const after = months.slice(-quarter);
  return Object.keys(months.at(-1)!).filter(
    (name) => medianOf(after, name) > medianOf(before, name) * FACTOR + PAGES_KB,
  );
}

/** A table that a month does not have is empty. */
function medianOf(months: readonly Sizes[], name: string): number {
  const sizes = months.map((month) => month[name] ?? 0).sort((a, b) => a - b);
  return sizes[Math.floor(sizes.length / 2)]!;
}
