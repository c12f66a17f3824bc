/** A seeded source of chance. Rules receive one; they never call `Math.random`. */
export interface Random {
  /** A whole number from 0 up to, but not including, `bound`. */
  below(bound: number): number;
  /** One of the items; throws where there is none. */
  pick<Item>(items: readonly Item[]): Item;
  /** The items in another order; the list itself stays as it is. */
  shuffle<Item>(items: readonly Item[]): Item[];
  /** Up to `count` different items. */
  sample<Item>(items: readonly Item[], count: number): Item[];
}

/** Mulberry32 (Tommy Ettinger, public domain): small, fast, the same on every platform. */
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

/** The chance that belongs to one move of a game, so that replaying the moves replays the chance. */
export function randomOfMove(seed: number, move: number): Random {
  return createRandom(Math.imul(seed ^ 0x9e3779b9, move + 1) ^ move);
}
