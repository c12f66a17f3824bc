/** Upper ends of the classes that sizes are counted in: times in ms, layout shifts in thousandths. */
const UP_TO = [50, 100, 150, 200, 300, 400, 600, 800, 1200, 1600, 2400, 3200, 4800, 6400, 9600, 600_000] as const;

/** The class that a size belongs to. */
export function classOf(size: number): number {
  return UP_TO.find((end) => size <= end) ?? UP_TO.at(-1)!;
}

/**
 * What a share of classed sizes stays below, as if a class's sizes were spread evenly; null without any.
 * @param share in parts of one: 0.5 for the median.
 */
export function quantileOf(counts: ReadonlyMap<number, number>, share: number): number | null {
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  if (total === 0) return null;
  let below = 0;
  for (const [index, end] of UP_TO.entries()) {
    const count = counts.get(end) ?? 0;
    if (count > 0 && below + count >= total * share) {
      const start = index === 0 ? 0 : UP_TO[index - 1]!;
      return Math.round(start + ((total * share - below) / count) * (end - start));
    }
    below += count;
  }
  return UP_TO.at(-1)!;
}
