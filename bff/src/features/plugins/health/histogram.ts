/** Upper limits of the histogram's buckets: times in milliseconds, layout shifts in thousandths. */
const BUCKET_LIMITS = [
  50, 100, 150, 200, 300, 400, 600, 800, 1200, 1600, 2400, 3200, 4800, 6400, 9600, 600_000,
] as const;

/** Returns the upper limit of the value's bucket; larger values are in the last bucket. */
export function bucketOf(value: number): number {
  return BUCKET_LIMITS.find((limit) => value <= limit) ?? BUCKET_LIMITS.at(-1)!;
}

/**
 * Interpolates a quantile linearly in its bucket; null without counts.
 *
 * @param counts by the upper limit of the bucket
 *
 * @param share of the values that are not larger, from 0 to 1
 */
export function quantileOf(counts: ReadonlyMap<number, number>, share: number): number | null {
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  if (total === 0) return null;
  let below = 0;
  for (const [index, limit] of BUCKET_LIMITS.entries()) {
    const count = counts.get(limit) ?? 0;
    if (count > 0 && below + count >= total * share) {
      const start = index === 0 ? 0 : BUCKET_LIMITS[index - 1]!;
      return Math.round(start + ((total * share - below) / count) * (limit - start));
    }
    below += count;
  }
  return BUCKET_LIMITS.at(-1)!;
}
