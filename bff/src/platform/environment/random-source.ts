/** The server's only source of random numbers in games. Tests use a predictable one. */
export abstract class RandomSource {
  /** Returns a number from 0 (inclusive) to 1 (exclusive). */
  abstract next(): number;
}

export class SystemRandom extends RandomSource {
  override next(): number {
    return Math.random();
  }
}

/** Pseudo-random numbers by seed: Mulberry32 (Tommy Ettinger, 2017). */
export class SeededRandom extends RandomSource {
  constructor(private state: number) {
    super();
  }

  override next(): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
}

export interface SampleRequest<Item> {
  count: number;
  /** Matching items are drawn before all others. */
  preferred?: (item: Item) => boolean;
  /** Positive. An item with twice the weight is drawn about twice as often. */
  weight?: (item: Item) => number;
}

/** Returns `count` different random items in random order. */
export function sample<Item>(
  items: Iterable<Item>,
  random: RandomSource,
  { count, preferred, weight }: SampleRequest<Item>,
): Item[] {
  const all = Array.isArray(items) ? (items as readonly Item[]) : [...items];
  if (!preferred) return draw(all, random, count, weight);
  const drawn = draw(all.filter(preferred), random, count, weight);
  if (drawn.length === count) return drawn;
  const others = all.filter((item) => !preferred(item));
  return [...drawn, ...draw(others, random, count - drawn.length, weight)];
}

/** Returns the largest of `draws` random items, which may repeat; undefined if all are empty. */
export function drawLargest<Item>(
  items: readonly Item[],
  random: RandomSource,
  { draws, sizeOf }: { draws: number; sizeOf: (item: Item) => number },
): Item | undefined {
  let largest: Item | undefined;
  for (let draw = 0; draw < draws; draw++) {
    const drawn = items[Math.floor(random.next() * items.length)];
    if (drawn && sizeOf(drawn) > (largest ? sizeOf(largest) : 0)) largest = drawn;
  }
  return largest;
}

interface Drawn<Item> {
  item: Item;
  /** The logarithm of u^(1/w). */
  rank: number;
}

/**
 * Draws a weighted sample without replacement: the items with the largest u^(1/w), where u is random between 0 and 1.
 * Instead of a random number for each item, draws how much weight to skip until the next item enters the sample. Efraimidis
 * and Spirakis, Weighted random sampling with a reservoir (2006), algorithm A-ExpJ.
 */
function draw<Item>(
  items: readonly Item[],
  random: RandomSource,
  count: number,
  weight?: (item: Item) => number,
): Item[] {
  if (count <= 0) return [];
  const weightOf = weight ?? (() => 1);
  // The logarithm of 0 would lead to ranks that are not numbers.
  const uniform = (): number => random.next() || Number.MIN_VALUE;
  const rankAbove = (least: number, itsWeight: number): number => {
    const lowest = Math.exp(least * itsWeight);
    return Math.log(lowest + (1 - lowest) * uniform()) / itsWeight;
  };
  const drawn: Drawn<Item>[] = items
    .slice(0, count)
    .map((item) => ({ item, rank: rankAbove(-Infinity, weightOf(item)) }))
    .sort((one, other) => other.rank - one.rank);
  const weightUntilNext = (): number => Math.log(uniform()) / drawn.at(-1)!.rank;
  let left = drawn.length < count ? Infinity : weightUntilNext();
  for (let place = count; place < items.length; place += 1) {
    // Without weights, each item counts as 1, so the number of items to skip is known.
    if (!weight) {
      const skipped = Math.max(0, Math.ceil(left) - 1);
      place += skipped;
      left -= skipped;
      if (place >= items.length) break;
    }
    const itsWeight = weightOf(items[place]!);
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
