/** Returns whether all values differ. */
export function isDistinct(values: readonly unknown[]): boolean {
  return new Set(values).size === values.length;
}

/** Returns the first item of each key, in order. */
export function distinctBy<Item>(items: readonly Item[], keyOf: (item: Item) => unknown): Item[] {
  const seen = new Set<unknown>();
  return items.filter((item) => {
    const key = keyOf(item);
    return !seen.has(key) && seen.add(key);
  });
}
