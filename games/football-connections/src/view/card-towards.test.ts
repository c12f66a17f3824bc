import { expect, test } from 'vitest';
import { cardTowards } from './card-towards.ts';

test.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 3, undefined],
  ['ArrowRight', 15, undefined],
  ['ArrowLeft', 5, 4],
  ['ArrowLeft', 4, undefined],
  ['ArrowUp', 4, 0],
  ['ArrowUp', 3, undefined],
  ['ArrowDown', 11, 15],
  ['ArrowDown', 12, undefined],
  ['Enter', 5, undefined],
])('%s from card %i of sixteen leads to %s', (key, from, to) => {
  expect(cardTowards(key, from, 16)).toBe(to);
});
