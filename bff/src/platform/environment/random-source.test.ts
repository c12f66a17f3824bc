import { expect, test } from 'vitest';
import { RandomSource, sample } from './random-source.ts';

/** Returns the same evenly distributed numbers in every run: a linear congruential generator. */
class SeededRandom extends RandomSource {
  private state = 42;

  override next(): number {
    this.state = (this.state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return this.state / 2 ** 32;
  }
}

const letters = [...'abcdefghij'];

test('returns no item twice', () => {
  const drawn = sample(letters, new SeededRandom(), { count: 10 });
  expect(drawn.toSorted()).toEqual(letters);
  expect(drawn).not.toEqual(letters);
});

test('returns all items if the count is larger than their number', () => {
  expect(sample(letters, new SeededRandom(), { count: 99 })).toHaveLength(10);
});

test('returns only items if every random number is 0', () => {
  class Zero extends RandomSource {
    override next(): number {
      return 0;
    }
  }
  expect(new Set(sample([1, 2, 3, 4, 5, 6, 7, 8], new Zero(), { count: 3 }))).not.toContain(undefined);
});

test('returns preferred items before all others', () => {
  const random = new SeededRandom();
  for (let draw = 0; draw < 50; draw += 1) {
    const drawn = sample(letters, random, { count: 5, preferred: (letter) => 'xyzabc'.includes(letter) });
    expect(drawn.slice(0, 3).toSorted()).toEqual(['a', 'b', 'c']);
    expect(new Set(drawn).size).toBe(5);
  }
});

test('draws items of a long list by their weights, at any position', () => {
  const random = new SeededRandom();
  const items = Array.from({ length: 1000 }, (_, item) => item);
  const isHeavy = (item: number): boolean => item % 10 === 0;
  const counts = { heavy: 0, early: 0, all: 0, first: 0 };
  for (let draw = 0; draw < 1000; draw += 1) {
    const drawn = sample(items, random, { count: 20, weight: (item) => (isHeavy(item) ? 5 : 1) });
    expect(new Set(drawn).size).toBe(20);
    if (isHeavy(drawn[0]!)) counts.first += 1;
    for (const item of drawn) {
      counts.all += 1;
      if (isHeavy(item)) counts.heavy += 1;
      if (item < 500) counts.early += 1;
    }
  }
  expect(counts.first / 1000).toBeCloseTo(500 / 1400, 1);
  expect(counts.heavy / counts.all).toBeCloseTo(500 / 1400, 1);
  expect(counts.early / counts.all).toBeCloseTo(0.5, 1);
});

test('draws an item of weight five about five times as often as one of weight one', () => {
  const random = new SeededRandom();
  let heavy = 0;
  for (let draw = 0; draw < 6000; draw += 1) {
    if (sample(['heavy', 'light'], random, { count: 1, weight: (item) => (item === 'heavy' ? 5 : 1) })[0] === 'heavy')
      heavy += 1;
  }
  expect(heavy / 6000).toBeCloseTo(5 / 6, 1);
});
