/** Yields the items in groups of at most `size`, in order. */
export function* inBatches<Item>(items: readonly Item[], size: number): Iterable<Item[]> {
  for (let start = 0; start < items.length; start += size) yield items.slice(start, start + size);
}
