import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dealRested, recentlyAsked, rememberAsked, restedItems } from './recent-rounds.ts';
import { memoryStorage } from './testing/memory-storage.ts';

describe('the memory of the last rounds', () => {
  test('the memory of the last rounds holds three rounds, latest first', () => {
    const storage = memoryStorage();
    for (const seed of [1, 2, 3, 4]) rememberAsked(storage, { seed, asked: [`a${seed}`, `b${seed}`] });
    expect(recentlyAsked(storage)).toEqual(['a4', 'b4', 'a3', 'b3', 'a2', 'b2']);
  });

  test('the memory of the last rounds replaces the items of a round that is stored again', () => {
    const storage = memoryStorage();
    for (const asked of [['a'], ['a', 'b']]) rememberAsked(storage, { seed: 1, asked });
    expect(recentlyAsked(storage)).toEqual(['a', 'b']);
  });

  test.each(['', '{', 'null', '{"seed":1}', '[1]', '[null]', '[{"seed":1,"asked":[2]}]'])(
    'is empty if the storage holds %j',
    (text) => {
      const storage = memoryStorage();
      storage.write('recent rounds', text);
      expect(recentlyAsked(storage)).toEqual([]);
      rememberAsked(storage, { seed: 1, asked: ['a'] });
      expect(recentlyAsked(storage)).toEqual(['a']);
    },
  );
});

describe('rested items', () => {
  const rest = (items: readonly number[], recent: readonly string[] | undefined, atLeast: number) =>
    restedItems(items, { recent, keyOf: (item) => item, atLeast });

  test.each([
    { items: [1, 2, 3, 4], recent: undefined, atLeast: 2, rested: [1, 2, 3, 4] },
    { items: [1, 2, 3, 4], recent: ['2', '9'], atLeast: 3, rested: [1, 3, 4] },
    { items: [1, 2, 3, 4], recent: ['2', '1', '4'], atLeast: 3, rested: [3, 4, 1] },
    { items: [1, 2], recent: ['2', '1'], atLeast: 3, rested: [1, 2] },
  ])('rested items of $items after $recent, at least $atLeast, are $rested', ({ items, recent, atLeast, rested }) => {
    expect(rest(items, recent, atLeast)).toEqual(rested);
  });

  test('restedItems returns enough items, with recent ones only if there are too few others', () => {
    const numbers = fc.uniqueArray(fc.nat(30));
    fc.assert(
      fc.property(numbers, numbers, fc.nat(20), (items, recent, atLeast) => {
        const rested = rest(items, recent.map(String), atLeast);
        const isRecent = (item: number) => recent.includes(item);
        expect(rested.length).toBeGreaterThanOrEqual(Math.min(atLeast, items.length));
        expect(new Set(rested).size).toBe(rested.length);
        if (rested.some(isRecent)) expect(rested.length).toBe(Math.min(atLeast, items.length));
        for (const item of items.filter((one) => !isRecent(one))) expect(rested).toContain(item);
      }),
    );
  });
});

describe('dealing again', () => {
  const dealing = (...deals: string[][]) => {
    let calls = 0;
    const deal = async () => deals[calls++ % deals.length]!;
    return { deal: (recent?: string[]) => dealRested(deal, (dealt) => dealt, recent), calls: () => calls };
  };

  test.each<[string, string[][], string[] | undefined, string[], number]>([
    ['deals once before any round', [['a']], undefined, ['a'], 1],
    ['deals once where nothing comes back', [['a']], ['b'], ['a'], 1],
    [
      'deals until nothing comes back',
      [
        ['a', 'b'],
        ['b', 'c'],
        ['c', 'd'],
      ],
      ['a', 'b'],
      ['c', 'd'],
      3,
    ],
    [
      'returns the deal with the least that comes back',
      [
        ['a', 'b'],
        ['b', 'c'],
      ],
      ['a', 'b'],
      ['b', 'c'],
      5,
    ],
  ])('%s', async (_what, deals, recent, expected, calls) => {
    const dealt = dealing(...deals);
    expect(await dealt.deal(recent)).toEqual(expected);
    expect(dealt.calls()).toBe(calls);
  });
});
