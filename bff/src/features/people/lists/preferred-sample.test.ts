import { loadFootballData } from '@soccer-legends/football-data';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SeededRandom } from '../../../platform/environment/random-source.ts';
import { samplePreferred } from './preferred-sample.ts';

const items = Array.from({ length: 200 }, (_, id) => ({ id: id + 1, nation: `N${id % 20}` }));
const draw = (count: number, prefer: readonly number[], seed = 1, from: readonly { id: number }[] = items) =>
  samplePreferred(from, new SeededRandom(seed), { count, prefer: new Set(prefer) }).map(({ id }) => id);

test.each([
  ['all of a few preferred ones', 30, [7, 8], 30, 2],
  ['40 % of thirty', 30, Array.from({ length: 24 }, (_, id) => id + 1), 30, 12],
  ['40 % of sixty, where more are requested', 300, Array.from({ length: 24 }, (_, id) => id + 1), 60, 24],
  ['none that are unknown', 30, [900, 901], 30, 0],
  ['as many as were requested without a preferred one', 150, [], 150, 0],
  ['all items of a small catalogue', 300, [900], 200, 0],
])('a sample has %s', (_what, count, prefer, size, preferred) => {
  const drawn = draw(count, prefer);
  expect(drawn).toHaveLength(size);
  expect(drawn.filter((id) => prefer.includes(id))).toHaveLength(preferred);
});

test('a sample does not repeat an item', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 300 }),
      fc.uniqueArray(fc.integer({ min: 1, max: 400 })),
      fc.nat(),
      (count, prefer, seed) => {
        const drawn = draw(count, prefer, seed);
        expect(new Set(drawn).size).toBe(drawn.length);
        expect(drawn.length).toBeLessThanOrEqual(count);
      },
    ),
  );
});

test('preferred items can be at any position of the sample', () => {
  const places = Array.from({ length: 300 }, (_, seed) => draw(30, [5], seed).indexOf(5));
  expect(Math.min(...places)).toBe(0);
  expect(Math.max(...places)).toBe(29);
});

test('a smaller sample of the bundled players still has the ten nations that a round may need', () => {
  const { players } = loadFootballData();
  const french = players.filter(({ nation }) => nation === 'FRA').map(({ id }) => id);
  for (let seed = 0; seed < 200; seed++) {
    const drawn = new Set(draw(300, french.slice(0, 24), seed, players));
    const nations = new Set(players.filter(({ id }) => drawn.has(id)).map(({ nation }) => nation));
    expect(nations.size).toBeGreaterThanOrEqual(10);
  }
});
