import { LIVES } from '@soccer-legends/game-sdk';
import { expect, test } from 'vitest';
import { scoreOf } from './points.ts';

test.each([
  [0, false, 0],
  [1, false, 10],
  [9, false, 90],
  [10, false, 100],
  [10, true, 125],
])('%i matched, bonus %s: %i points', (matched, bonus, score) => {
  expect(scoreOf(matched, { bonus })).toBe(score);
});

test('there are three lives', () => {
  expect(LIVES).toBe(3);
});
