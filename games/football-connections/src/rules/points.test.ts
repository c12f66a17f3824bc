import { expect, test } from 'vitest';
import { score } from './points.ts';

test.each([
  ['a win without a mistake', { found: 4, mistakes: 0, hints: 0, won: true }, 150],
  ['a win with one mistake', { found: 4, mistakes: 1, hints: 0, won: true }, 130],
  ['a win with two mistakes', { found: 4, mistakes: 2, hints: 0, won: true }, 120],
  ['a win with three mistakes', { found: 4, mistakes: 3, hints: 0, won: true }, 110],
  ['a win with every hint', { found: 4, mistakes: 3, hints: 4, won: true }, 90],
  ['a loss, which has no bonus', { found: 2, mistakes: 4, hints: 0, won: false }, 50],
  ['giving up early, which has no bonus', { found: 3, mistakes: 0, hints: 1, won: false }, 70],
  ['only a hint, never below zero', { found: 0, mistakes: 4, hints: 1, won: false }, 0],
])('%s', (_what, play, points) => {
  expect(score(play)).toBe(points);
});
