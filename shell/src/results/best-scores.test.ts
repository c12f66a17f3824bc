import { expect, test } from 'vitest';
import { bestScore, forgetScores, keepScore } from './best-scores.ts';

test('keeps the first score, and reports a record only for a higher one', () => {
  expect(bestScore('penalties')).toBeUndefined();
  expect(keepScore('penalties', 50, false)).toBe(false);
  expect(keepScore('penalties', 50, false)).toBe(false);
  expect(keepScore('penalties', 51, false)).toBe(true);
  expect(keepScore('penalties', 10, false)).toBe(false);
  expect(bestScore('penalties')).toBe(51);
});

test('keeps a separate best score for relaxed time', () => {
  keepScore('free-kicks', 90, true);
  expect(bestScore('free-kicks')).toBeUndefined();
  expect(bestScore('free-kicks', true)).toBe(90);
});

test('deletes the scores of the given games only', () => {
  for (const relaxed of [false, true]) keepScore('corners', 70, relaxed);
  keepScore('throw-ins', 60, false);
  forgetScores(['corners']);
  expect([bestScore('corners'), bestScore('corners', true), bestScore('throw-ins')]).toEqual([
    undefined,
    undefined,
    60,
  ]);
});
