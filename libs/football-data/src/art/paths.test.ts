import { expect, test } from 'vitest';
import { around, bar, both, box, disc, hole, number, polygon, slot, spoke, star, symmetric } from './paths.ts';

test.each([
  ['a whole number', 12, '12'],
  ['one decimal', 0.25, '0.3'],
  ['rounded to zero', -0.04, '0'],
  ['no trailing zero', 2.0, '2'],
])('writes numbers briefly: %s', (_what, value, written) => {
  expect(number(value)).toBe(written);
});

test.each([
  [
    'polygon',
    polygon([
      [0, 0],
      [4, 0],
      [0, 3],
    ]),
    'M0 0l4 0-4 3Z',
  ],
  [
    'polygon of small steps, whose rounding does not add up',
    polygon([
      [0.04, 0.04],
      [0.54, 0.3],
      [-0.26, 0.84],
    ]),
    'M0 0l.5 .3-.8 .5Z',
  ],
  ['box, clockwise', box(1, 2, 3, 4), 'M1 2h3v4h-3Z'],
  ['slot, counterclockwise', slot(1, 2, 3, 4), 'M1 2v4h3v-4Z'],
  ['disc, clockwise', disc(5, 5, 2), 'M3 5a2 2 0 1 1 4 0a2 2 0 1 1 -4 0Z'],
  ['hole, counterclockwise', hole(5, 5, 2), 'M3 5a2 2 0 1 0 4 0a2 2 0 1 0 -4 0Z'],
  ['bar that tapers', bar([0, 10], [0, 0], 4, 2), 'M-2 10l1-10 2 0 1 10Z'],
  ['spoke to the right', spoke(90, 0, 10, 2), 'M0 -1l10 0 0 2-10 0Z'],
  ['star of four tips', star(0, 0, 4, 10, 0), 'M0 -10l0 10 10 0-10 0 0 10 0-10-10 0 10 0Z'],
  ['three turns', around(3, (turn) => `${turn};`), '0;120;240;'],
])('%s', (_what, path, expected) => {
  expect(path).toBe(expected);
});

test.each([
  ['straight', 'M0 0L4 2L0 6', 'M0 0L4 2L0 6L-4 2L0 0Z'],
  ['curved', 'M0 0Q9 1 5 5L0 6', 'M0 0Q9 1 5 5L0 6L-5 5Q-9 1 0 0Z'],
  ['curved twice', 'M0 0C1 0 2 1 2 2L0 6', 'M0 0C1 0 2 1 2 2L0 6L-2 2C-2 1 -1 0 0 0Z'],
  ['with negative numbers', 'M0 -6L4 -2L0 6', 'M0 -6L4 -2L0 6L-4 -2L0 -6Z'],
])('mirrors and closes a half outline: %s', (_what, half, whole) => {
  expect(symmetric(half)).toBe(whole);
});

test('adds the mirror image of a shape', () => {
  expect(both('M1 0L4 2L1 6Z')).toBe('M1 0L4 2L1 6ZM-1 0L-4 2L-1 6Z');
});
