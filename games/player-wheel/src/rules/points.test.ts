import { expect, test } from 'vitest';
import { bonusOf, pointsOf, scoreOf, streakOf } from './points.ts';

test.each([
  ['', 0, 0],
  ['✓', 10, 1],
  ['✗', 0, 0],
  ['✓✓', 20, 2],
  ['✓✓✓', 50, 3],
  ['✓✓✓✓', 60, 4],
  ['✓✓✓✓✓', 70, 5],
  ['✓✓✓✓✓✓', 100, 6],
  ['✓✓✗✓', 30, 1],
  ['✓✓✗✓✓', 40, 2],
  ['✓✓✗✓✓✓', 70, 3],
  ['✓✓✓✗', 50, 0],
  ['✓✓✓✗✓✓✓✗', 100, 0],
])('after %s the score is %i, with %i in a row', (pattern, score, streak) => {
  const answers = [...pattern].map((mark) => ({ isCorrect: mark === '✓' }));
  expect(scoreOf(answers)).toBe(score);
  expect(streakOf(answers)).toBe(streak);
});

test.each([
  ['✓', 10, 0],
  ['✓✓✓', 30, 20],
  ['✓✓✓✗', 0, 0],
])('the last answer of %s scores %i points, %i of them as a bonus', (pattern, points, bonus) => {
  const answers = [...pattern].map((mark) => ({ isCorrect: mark === '✓' }));
  expect(pointsOf(answers)).toBe(points);
  expect(bonusOf(answers)).toBe(bonus);
});
