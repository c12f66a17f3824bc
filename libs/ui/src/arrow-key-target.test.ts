import { expect, test } from 'vitest';
import { arrowKeyTarget } from './arrow-key-target.ts';

test.each<[string, number, number, number | undefined]>([
  ['ArrowRight', 0, 4, 1],
  ['ArrowRight', 3, 4, undefined],
  ['ArrowLeft', 4, 4, undefined],
  ['ArrowLeft', 5, 4, 4],
  ['ArrowUp', 3, 4, undefined],
  ['ArrowUp', 4, 4, 0],
  ['ArrowDown', 11, 4, 15],
  ['ArrowDown', 12, 4, undefined],
  ['Home', 6, 4, 4],
  ['End', 6, 4, 7],
  // Three columns: the sixth row has one card.
  ['ArrowDown', 12, 3, 15],
  ['ArrowDown', 13, 3, undefined],
  ['ArrowRight', 15, 3, undefined],
  ['ArrowLeft', 15, 3, undefined],
  ['ArrowUp', 15, 3, 12],
  ['End', 15, 3, 15],
  ['ArrowRight', 0, 2, 1],
  ['ArrowRight', 1, 2, undefined],
  ['ArrowDown', 14, 2, undefined],
  ['Enter', 0, 4, undefined],
])('%s at index %i of a grid with %i columns moves to %s', (key, from, columns, to) => {
  expect(arrowKeyTarget(key, from, columns, 16)).toBe(to);
});
