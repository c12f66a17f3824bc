import { expect, test } from 'vitest';
import { livesLeft, quizResult } from './quiz.ts';

const answers = (...correct: boolean[]) =>
  correct.map((isCorrect) => ({ correctAnswer: 'Ajax', playerAnswer: isCorrect ? 'Ajax' : 'Porto', isCorrect }));

test('each wrong answer of a quiz costs one of three lives', () => {
  expect(livesLeft(answers(true, false, true, false))).toBe(1);
});

test.each([
  ['won with a life left', answers(true, false, false), 'win', 1, 2],
  ['lost without a life left', answers(false, true, false, false), 'lose', 1, 3],
] as const)('a quiz is %s', (_what, history, outcome, roundsWon, livesUsed) => {
  expect(quizResult({ history, score: 10, questions: 10 })).toEqual({
    outcome,
    score: 10,
    roundsWon,
    roundsTotal: 10,
    livesUsed,
    livesTotal: 3,
    history,
  });
});
