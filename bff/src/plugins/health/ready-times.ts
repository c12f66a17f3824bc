/** Upper ends of the classes that times to ready are counted in, in ms. */
const UP_TO_MS = [50, 100, 150, 200, 300, 400, 600, 800, 1200, 1600, 2400, 3200, 4800, 6400, 9600, 600_000] as const;

/** The class that a time belongs to. */
export function classOf(ms: number): number {
  return UP_TO_MS.find((end) => ms <= end) ?? UP_TO_MS.at(-1)!;
}

/** The median of classed times, as if a class's times were spread evenly; null without any. */
export function medianReadyMs(counts: ReadonlyMap<number, number>): number | null {
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  if (total === 0) return null;
  let below = 0;
  for (const [index, end] of UP_TO_MS.entries()) {
    const count = counts.get(end) ?? 0;
    if (below + count >= total / 2) {
      const start = index === 0 ? 0 : UP_TO_MS[index - 1]!;
      return Math.round(start + ((total / 2 - below) / count) * (end - start));
    }
    below += count;
  }
  return UP_TO_MS.at(-1)!;
}
