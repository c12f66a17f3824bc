import { createRandom } from '@soccer-legends/game-sdk';
import { expect, test } from 'vitest';
import { drawSpin, STILL_MS } from './spin.ts';

test('a spin takes 4.8 or 4.9 s', () => {
  const lengths = seeds(1000).map((seed) => drawSpin(10, false, createRandom(seed)).ms);
  expect([...new Set(lengths)].sort()).toEqual([4800, 4900]);
});

test('every player of the wheel is picked about equally often', () => {
  const picks = seeds(1000).map((seed) => drawSpin(10, false, createRandom(seed)).picked);
  for (let place = 0; place < 10; place++)
    expect(picks.filter((picked) => picked === place).length).toBeGreaterThan(60);
});

test('with reduced motion a spin takes 0.4 s', () => {
  expect(drawSpin(10, true, createRandom(1)).ms).toBe(STILL_MS);
  expect(STILL_MS).toBe(400);
});

function seeds(count: number): number[] {
  return Array.from({ length: count }, (_, seed) => seed);
}
