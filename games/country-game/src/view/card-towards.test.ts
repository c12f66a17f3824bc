import { expect, test } from 'vitest';
import { cardTowards } from './card-towards.ts';

test.each([
  ['ArrowRight', 0, 5, 1],
  ['ArrowRight', 4, 5, undefined],
  ['ArrowRight', 1, 2, undefined],
  ['ArrowLeft', 0, 5, undefined],
  ['ArrowLeft', 5, 5, undefined],
  ['ArrowLeft', 9, 5, 8],
  ['ArrowUp', 4, 5, undefined],
  ['ArrowUp', 5, 5, 0],
  ['ArrowUp', 2, 2, 0],
  ['ArrowDown', 4, 5, 9],
  ['ArrowDown', 7, 2, 9],
  ['Tab', 4, 5, undefined],
])('%s from card %i of %i columns leads to %s', (key, from, columns, to) => {
  expect(cardTowards(key, from, columns)).toBe(to);
});
