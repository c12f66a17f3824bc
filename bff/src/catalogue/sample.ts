import type { Chance } from '../chance.ts';

export interface SampleRequest<Item> {
  count: number;
  /** Those for which it holds come first, as long as there are any. */
  preferred?: (item: Item) => boolean;
  /** Above 0; twice the weight is drawn about twice as often. */
  weight?: (item: Item) => number;
}

/** A random choice of different items, in random order. */
export function sample<Item>(
  items: Iterable<Item>,
  chance: Chance,
  { count, preferred, weight = () => 1 }: SampleRequest<Item>,
): Item[] {
  // Efraimidis and Spirakis: the largest values of u^(1/w) are a weighted sample without replacement.
  const all = [...items];
  const ranks = Float64Array.from(all, (item) => chance.next() ** (1 / weight(item)) + (preferred?.(item) ? 1 : 0));
  // Numbers alone are sorted many times faster than the items that they belong to.
  const least = ranks.toSorted().at(-count) ?? 0;
  return [...all.keys()]
    .filter((place) => ranks[place]! >= least)
    .sort((a, b) => ranks[b]! - ranks[a]!)
    .slice(0, count)
    .map((place) => all[place]!);
}
