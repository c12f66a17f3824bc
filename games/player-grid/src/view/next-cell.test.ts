import { expect, test } from 'vitest';
import { nextCell } from './next-cell.ts';

const all = [0, 1, 2, 3, 4, 5, 6, 7, 8];
const [up, down, left, right] = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'];

test.each<[string, string[], number[], (number | undefined)[]]>([
  ['along a row and down a column', [down!, right!, down!, down!, down!], all, [0, 1, 4, 7, 1]],
  ['round the ends of a row', [right!, left!, left!, right!], all, [0, 2, 1, 2]],
  ['round the ends of a column', [down!, up!, up!], all, [0, 6, 3]],
  ['to the first free cell', [up!], [4, 7], [4]],
  ['over a filled cell', [right!, right!], [0, 2, 5], [0, 2]],
  ['backwards over a filled cell', [right!, left!, left!], [0, 2, 5], [0, 2, 0]],
  ['to the next row if the row is full', [right!, right!, right!, right!], [0, 4, 8], [0, 4, 8, 0]],
  ['to the previous column if the column is full', [down!, up!, up!], [0, 4, 8], [0, 8, 4]],
  ['to the only cell, and to it again', [left!, left!, down!], [5], [5, 5, 5]],
  ['nowhere in a full grid', [left!], [], [undefined]],
])('arrow keys move %s', (_where, codes, cells, expected) => {
  let cell: number | undefined;
  expect(codes.map((code) => (cell = nextCell(code, cell, cells, 3)))).toEqual(expected);
});

test.each(['KeyA', 'Enter', 'Space', 'Tab', 'Escape'])('%s does not move', (code) => {
  expect(nextCell(code, undefined, all, 3)).toBeUndefined();
  expect(nextCell(code, 4, all, 3)).toBeUndefined();
});

test('in grids of two and four cells a side, arrow keys wrap around at the edges', () => {
  expect(nextCell(right!, 1, [0, 1, 2, 3], 2)).toBe(0);
  expect(
    nextCell(
      down!,
      13,
      Array.from({ length: 16 }, (_, cell) => cell),
      4,
    ),
  ).toBe(1);
});
