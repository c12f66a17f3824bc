import { expect, test } from 'vitest';
import { bestScore, forgetScores, keepScore } from './best-scores.ts';

test('the first score is kept without being called a record; only a higher one is', () => {
  expect(bestScore('penalties')).toBeUndefined();
  expect(keepScore('penalties', 50, false)).toBe(false);
  expect(keepScore('penalties', 50, false)).toBe(false);
  expect(keepScore('penalties', 51, false)).toBe(true);
  expect(keepScore('penalties', 10, false)).toBe(false);
  expect(bestScore('penalties')).toBe(51);
});

test('relaxed time keeps a best of its own', () => {
  keepScore('free-kicks', 90, true);
  expect(bestScore('free-kicks')).toBeUndefined();
  expect(bestScore('free-kicks', true)).toBe(90);
});

test('deleted scores are gone, those of other games stay', () => {
  for (const relaxed of [false, true]) keepScore('corners', 70, relaxed);
  keepScore('throw-ins', 60, false);
  forgetScores(['corners']);
  expect([bestScore('corners'), bestScore('corners', true), bestScore('throw-ins')]).toEqual([
    undefined,
    undefined,
    60,
  ]);
});
