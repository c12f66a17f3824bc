import { expect, test } from 'vitest';
import { restingAngle, spinningAngle } from './use-turn.ts';

test.each([
  [0, 10, 0],
  [1, 10, 324],
  [9, 10, 36],
  [3, 4, 90],
  [0, 1, 0],
])('place %i of %i is under the pointer at %i degrees, after whole turns', (place, places, angle) => {
  expect(restingAngle(place, places)).toBe(angle);
  expect(spinningAngle(place, places)).toBe(6 * 360 + angle);
});

test.each([2, 3, 4, 7, 10])('each place of %i comes to rest at the top', (places) => {
  for (let place = 0; place < places; place++) {
    expect((restingAngle(place, places) + (360 / places) * place) % 360).toBe(0);
  }
});
