import { expect, test } from 'vitest';
import { cluesOf, ROUNDS } from './clues.ts';

const known = { position: 'Goalkeeper' };

test.each([
  [1, 7, 'photo country position clubs years goals matches'],
  [2, 6, 'photo country position clubs years matches'],
  [3, 5, 'photo country position clubs years'],
  [4, 4, 'photo country clubs years'],
  [5, 3, 'country clubs years'],
])('round %i shows %i clues: %s', (round, count, clues) => {
  expect(cluesOf(round, known)).toHaveLength(count);
  expect(cluesOf(round, known).join(' ')).toBe(clues);
});

test('only the rounds 1 to 5 have clues', () => {
  expect([ROUNDS, cluesOf(0, known), cluesOf(6, known)]).toEqual([5, [], []]);
});

test.each([1, 3, 4, 5])('in round %i, an unknown position is not a clue', (round) => {
  expect(cluesOf(round, { position: null })).not.toContain('position');
});
