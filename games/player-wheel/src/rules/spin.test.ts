import { createRandom } from '@soccer-legends/game-sdk';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { drawSpin, highlightAt, STILL_MS } from './spin.ts';

test('a spin takes 4.8 to 5.0 s, with every duration in that range', () => {
  const lengths = seeds(1000).map((seed) => drawSpin(10, false, createRandom(seed)).ms);
  expect([...new Set(lengths)].sort()).toEqual([4800, 4900, 5000]);
});

test('every player of the wheel is picked about equally often', () => {
  const picks = seeds(1000).map((seed) => drawSpin(10, false, createRandom(seed)).picked);
  for (let place = 0; place < 10; place++)
    expect(picks.filter((picked) => picked === place).length).toBeGreaterThan(60);
});

test('the highlight ends at the pick and moves on by one place every 100 ms', () => {
  const spin = { picked: 4, ms: 4800 };
  expect([4800, 4701, 4700, 4699, 200, 100, 1, 0].map((left) => highlightAt(spin, left))).toEqual([
    -44, -44, -43, -43, 2, 3, 3, 4,
  ]);
});

test('a highlight that is painted late is at its place for that time and never moves back', () => {
  fc.assert(
    fc.property(fc.integer(), fc.array(fc.nat(5000)), (seed, times) => {
      const spin = drawSpin(7, false, createRandom(seed));
      const places = [...times].sort((a, b) => b - a).map((left) => highlightAt(spin, left));
      expect(places).toEqual([...places].sort((a, b) => a - b));
      expect(highlightAt(spin, 0)).toBe(spin.picked);
    }),
  );
});

test('with reduced motion the highlight is at the pick from the start', () => {
  const spin = drawSpin(10, true, createRandom(1));
  expect(spin.ms).toBe(STILL_MS);
  expect(spin.ms).toBeLessThanOrEqual(400);
  expect([400, 200, 0].map((left) => highlightAt(spin, left))).toEqual(Array(3).fill(spin.picked));
});

function seeds(count: number): number[] {
  return Array.from({ length: count }, (_, seed) => seed);
}
