import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createRandom, randomOfMove, type Random } from './random.ts';

const LETTERS = ['a', 'b', 'c', 'd', 'e'];

const numbers = (random: Random, count = 5): number[] => Array.from({ length: count }, () => random.below(1000));

// These sequences must never change, because saved games and the deals of matchdays are stored as seeds.
test.each([
  [0, [266, 0, 223, 146, 467]],
  [1, [627, 2, 527, 981, 968]],
  [123_456_789, [257, 970, 785, 206, 303]],
])('the sequence of seed %i stays the same', (seed, expected) => {
  expect(numbers(createRandom(seed))).toEqual(expected);
});

test('a number is an integer from 0 up to, but not including, the bound', () => {
  fc.assert(
    fc.property(fc.integer(), fc.integer({ min: 1, max: 2 ** 31 }), (seed, bound) => {
      const number = createRandom(seed).below(bound);
      expect(Number.isInteger(number) && number >= 0 && number < bound).toBe(true);
    }),
  );
});

test('every item of a shuffled list reaches every place about equally often', () => {
  const seeds = Array.from({ length: 5000 }, (_, seed) => seed);
  const orders = seeds.map((seed) => createRandom(seed).shuffle(LETTERS));
  for (const order of orders) expect([...order].sort()).toEqual(LETTERS);
  for (const place of LETTERS.keys())
    for (const letter of LETTERS) {
      const count = orders.filter((order) => order[place] === letter).length;
      expect(count).toBeGreaterThan(850);
      expect(count).toBeLessThan(1150);
    }
});

test('shuffling does not change the given list', () => {
  const items = Object.freeze([...LETTERS]);
  expect(createRandom(1).shuffle(items)).not.toBe(items);
});

test.each([
  [0, 0],
  [3, 3],
  [9, 5],
])('a sample of %i from five items has %i different ones', (count, expected) => {
  expect(new Set(createRandom(1).sample(LETTERS, count)).size).toBe(expected);
});

describe('picking', () => {
  test('returns every item for some seed', () => {
    const picked = Array.from({ length: 100 }, (_, seed) => createRandom(seed).pick(LETTERS));
    expect([...new Set(picked)].sort()).toEqual(LETTERS);
  });

  test('throws for an empty list', () => {
    expect(() => createRandom(1).pick([])).toThrow(RangeError);
  });
});

test('each move of a game has its own sequence, the same at every replay', () => {
  const sequences = Array.from({ length: 50 }, (_, move) => numbers(randomOfMove(7, move)).join());
  expect(new Set(sequences).size).toBe(50);
  expect(numbers(randomOfMove(7, 2), 3)).toEqual([978, 848, 166]);
});
