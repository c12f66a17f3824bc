import type { RandomSource } from './random-source.ts';

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
  chance: RandomSource,
  { count, preferred, weight = () => 1 }: SampleRequest<Item>,
): Item[] {
  const all = [...items];
  if (!preferred) return draw(all, chance, count, weight);
  const drawn = draw(all.filter(preferred), chance, count, weight);
  if (drawn.length === count) return drawn;
  const others = all.filter((item) => !preferred(item));
  return [...drawn, ...draw(others, chance, count - drawn.length, weight)];
}

interface Drawn<Item> {
  item: Item;
  /** The logarithm of u^(1/w). */
  rank: number;
}

/**
 * The largest of u^(1/w), with a u between 0 and 1 for each, are a weighted sample without replacement. Most of a
 * hundred thousand are passed over without one: how much weight goes by until the next is drawn is drawn instead.
 * Efraimidis and Spirakis, Weighted random sampling with a reservoir (2006), algorithm A-ExpJ.
 */
function draw<Item>(
  items: readonly Item[],
  chance: RandomSource,
  count: number,
  weight: (item: Item) => number,
): Item[] {
  if (count <= 0) return [];
  const rankAbove = (least: number, itsWeight: number): number => {
    const lowest = Math.exp(least * itsWeight);
    return Math.log(lowest + (1 - lowest) * chance.next()) / itsWeight;
  };
  const drawn: Drawn<Item>[] = items
    .slice(0, count)
    .map((item) => ({ item, rank: rankAbove(-Infinity, weight(item)) }))
    .sort(highestFirst);
  const weightUntilNext = (): number => Math.log(chance.next()) / drawn.at(-1)!.rank;
  let left = drawn.length < count ? Infinity : weightUntilNext();
  for (let place = count; place < items.length; place += 1) {
    const itsWeight = weight(items[place]!);
    left -= itsWeight;
    if (left > 0) continue;
    const { rank: least } = drawn.pop()!;
    insert(drawn, { item: items[place]!, rank: rankAbove(least, itsWeight) });
    left = weightUntilNext();
  }
  return drawn.map(({ item }) => item);
}

function insert<Item>(drawn: Drawn<Item>[], further: Drawn<Item>): void {
  const behind = drawn.findIndex(({ rank }) => rank < further.rank);
  drawn.splice(behind === -1 ? drawn.length : behind, 0, further);
}

function highestFirst(a: { rank: number }, b: { rank: number }): number {
  return b.rank - a.rank;
}
