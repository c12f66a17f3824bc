import { expect, test } from 'vitest';
import { RandomSource } from './random-source.ts';
import { sample } from './sample.ts';

/** The same numbers at every run, spread well enough. */
class Repeatable extends RandomSource {
  private state = 42;

  override next(): number {
    this.state = (this.state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return this.state / 2 ** 32;
  }
}

const letters = [...'abcdefghij'];

test('a sample has no item twice', () => {
  const drawn = sample(letters, new Repeatable(), { count: 10 });
  expect(drawn.toSorted()).toEqual(letters);
  expect(drawn).not.toEqual(letters);
});

test('asked for more than there is, it has all', () => {
  expect(sample(letters, new Repeatable(), { count: 99 })).toHaveLength(10);
});

test('those preferred come before all others', () => {
  const chance = new Repeatable();
  for (let turn = 0; turn < 50; turn += 1) {
    const drawn = sample(letters, chance, { count: 5, preferred: (letter) => 'xyzabc'.includes(letter) });
    expect(drawn.slice(0, 3).toSorted()).toEqual(['a', 'b', 'c']);
  }
});

test('of many, each is drawn as often as its weight asks for, wherever it stands', () => {
  const chance = new Repeatable();
  const places = Array.from({ length: 1000 }, (_, place) => place);
  const isHeavy = (place: number): boolean => place % 10 === 0;
  const counts = { heavy: 0, early: 0, all: 0, first: 0 };
  for (let turn = 0; turn < 1000; turn += 1) {
    const drawn = sample(places, chance, { count: 20, weight: (place) => (isHeavy(place) ? 5 : 1) });
    expect(new Set(drawn).size).toBe(20);
    if (isHeavy(drawn[0]!)) counts.first += 1;
    for (const place of drawn) {
      counts.all += 1;
      if (isHeavy(place)) counts.heavy += 1;
      if (place < 500) counts.early += 1;
    }
  }
  expect(counts.first / 1000).toBeCloseTo(500 / 1400, 1);
  expect(counts.heavy / counts.all).toBeCloseTo(500 / 1400, 1);
  expect(counts.early / counts.all).toBeCloseTo(0.5, 1);
});

test('a weight of five is drawn about five times as often as one', () => {
  const chance = new Repeatable();
  let heavy = 0;
  for (let turn = 0; turn < 6000; turn += 1) {
    if (sample(['heavy', 'light'], chance, { count: 1, weight: (item) => (item === 'heavy' ? 5 : 1) })[0] === 'heavy')
      heavy += 1;
  }
  expect(heavy / 6000).toBeCloseTo(5 / 6, 1);
});
