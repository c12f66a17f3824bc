/** A seeded source of random numbers. Rules receive one and never call `Math.random`. */
export interface Random {
  /** Returns an integer from 0 up to, but not including, `bound`. */
  below(bound: number): number;
  /** Returns one of the items. Throws a `RangeError` for an empty list. */
  pick<Item>(items: readonly Item[]): Item;
  /** Returns a shuffled copy of the list. */
  shuffle<Item>(items: readonly Item[]): Item[];
  /** Returns up to `count` different items in random order. */
  sample<Item>(items: readonly Item[], count: number): Item[];
}

/**
 * Returns a random source that is the same on every platform. Uses Mulberry32 (Tommy Ettinger, public domain).
 * @param seed a whole number, of which the lowest 32 bits count
 */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;

  function below(bound: number): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * bound);
  }

  function pick<Item>(items: readonly Item[]): Item {
    if (items.length === 0) throw new RangeError('There is nothing to pick from.');
    return items[below(items.length)]!;
  }

  function shuffle<Item>(items: readonly Item[]): Item[] {
    const shuffled = [...items];
    for (let last = shuffled.length - 1; last > 0; last--) {
      const other = below(last + 1);
      [shuffled[last], shuffled[other]] = [shuffled[other]!, shuffled[last]!];
    }
    return shuffled;
  }

  return { below, pick, shuffle, sample: (items, count) => shuffle(items).slice(0, count) };
}

/**
 * Returns the random source of the nth move, so that replayed moves have the same random results.
 * @param move counts from 0
 */
export function randomOfMove(seed: number, move: number): Random {
  return createRandom(Math.imul(seed ^ 0x9e3779b9, move + 1) ^ move);
}
