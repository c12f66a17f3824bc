import { expect, test } from 'vitest';
import { TIMEOUT, type LogoAnswer } from './answer.ts';
import { earnsBonus, score } from './points.ts';

test.each([
  ['', 0, false],
  ['✓', 10, false],
  ['✗', 0, false],
  ['✓✓✓✓', 40, false],
  ['✓✓✓✓✓', 75, true],
  ['✓✓✓✓✓✓', 85, false],
  ['✓✓✓✓✗✓', 50, false],
  ['✓✓✓✓✓✗', 75, false],
  ['✗✓✓✓✓✓', 75, true],
  ['✓✓✓✓✓✗✓✓✓✓', 115, false],
  ['✓✓✓✓✓✓✓✓✓✓', 150, true],
])('%s scores %i; bonus for the latest: %s', (marks, points, bonus) => {
  const history = [...marks].map((mark) => marked(mark === '✓'));
  expect(score(history)).toBe(points);
  expect(earnsBonus(history)).toBe(bonus);
});

function marked(isCorrect: boolean): LogoAnswer {
  return { logoUrl: '', correctAnswer: 'Ajax', playerAnswer: isCorrect ? 'Ajax' : TIMEOUT, isCorrect };
}
