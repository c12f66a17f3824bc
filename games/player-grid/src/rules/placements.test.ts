import { createRandom } from '@soccer-legends/game-sdk';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { testPuzzle } from '../testing/puzzle.ts';
import { belongs, conditionsOf, emptyGrid, isFull, rightCells, solutionOf } from './placements.ts';

const player = { id: 1, name: 'Kaká', photo: null };

test.each([
  ['the first cell', { countryId: 1, clubId: 1 }, 3, 0],
  ['the end of the first row', { countryId: 3, clubId: 1 }, 3, 2],
  ['the start of the second row', { countryId: 1, clubId: 2 }, 3, 3],
  ['the middle', { countryId: 2, clubId: 2 }, 3, 4],
  ['the last row', { countryId: 1, clubId: 3 }, 3, 6],
  ['the last cell', { countryId: 3, clubId: 3 }, 3, 8],
  ['a grid of two', { countryId: 1, clubId: 2 }, 2, 2],
  ['a grid of four', { countryId: 4, clubId: 2 }, 4, 7],
])('%s is the only correct cell of %o', (_where, ids, gridSize, expected) => {
  const cells = Array.from({ length: gridSize ** 2 }, (_, cell) => cell);
  expect(cells.filter((cell) => belongs({ ...player, ...ids }, cell, gridSize))).toEqual([expected]);
});

test('the column is the country and the row is the club', () => {
  expect(solutionOf(testPuzzle())).toEqual([11, 12, 13, 21, 22, 23, 31, 32, 33]);
});

test('the conditions are those of the cells, row by row', () => {
  expect(conditionsOf(testPuzzle(2))).toEqual([
    'Brazil × Milan',
    'Spain × Milan',
    'Brazil × Barcelona',
    'Spain × Barcelona',
  ]);
});

test('a grid is full when its last cell is filled', () => {
  const puzzle = testPuzzle(2);
  expect(isFull(emptyGrid(puzzle))).toBe(false);
  expect(isFull([11, 12, 21, null])).toBe(false);
  expect(isFull(solutionOf(puzzle))).toBe(true);
});

test('swapped players are both wrong, and an empty cell is not correct', () => {
  expect(rightCells(testPuzzle(2), [12, 11, null, 22])).toEqual([3]);
});

describe('a thousand grids', () => {
  test('a thousand grids have one solution each, and as many wrong cells as misplaced players', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 4 }), fc.integer(), (gridSize, seed) => {
        const puzzle = testPuzzle(gridSize);
        const solution = solutionOf(puzzle);
        const random = createRandom(seed);
        const shuffled = random.shuffle(solution);
        const displaced = shuffled.filter((player, cell) => player !== solution[cell]).length;
        expect(rightCells({ ...puzzle, players: random.shuffle(puzzle.players) }, shuffled)).toHaveLength(
          solution.length - displaced,
        );
      }),
      { numRuns: 1000 },
    );
  });
});
