/** A bucket of a histogram: its upper limit, and the number of values up to that limit. */
export interface CumulativeBucket {
  upTo: number;
  count: number;
}

/**
 * Estimates a quantile like `histogram_quantile` of Prometheus: linearly within a bucket. Values above the last finite limit
 * count as that limit. Returns 0 without values.
 *
 * @param buckets by `upTo`, ascending
 * @param quantile from 0 to 1
 */
export function bucketQuantile(buckets: readonly CumulativeBucket[], quantile: number): number {
  const rank = quantile * (buckets.at(-1)?.count ?? 0);
  const index = buckets.findIndex(({ count }) => count >= rank && count > 0);
  if (index < 0) return 0;
  const { upTo, count } = buckets[index]!;
  const { upTo: from, count: below } = index === 0 ? { upTo: 0, count: 0 } : buckets[index - 1]!;
  return upTo === Infinity ? from : from + ((upTo - from) * (rank - below)) / (count - below);
}
