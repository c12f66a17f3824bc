import type { Answer } from './state.ts';

export const CORRECT = 10;
export const BONUS = 20;
export const BONUS_EVERY = 3;

type Verdict = Pick<Answer, 'isCorrect'>;

export function streakOf(answers: readonly Verdict[]): number {
  return answers.length - 1 - answers.findLastIndex(({ isCorrect }) => !isCorrect);
}

/** Returns the bonus of the latest answer: 20 for a series of three, six, nine … correct ones, otherwise 0. */
export function bonusOf(answers: readonly Verdict[]): number {
  const streak = streakOf(answers);
  return streak > 0 && streak % BONUS_EVERY === 0 ? BONUS : 0;
}

/** Returns the points for the latest answer: 10 and the bonus if it is correct, otherwise 0. */
export function pointsOf(answers: readonly Verdict[]): number {
  return answers.at(-1)?.isCorrect ? CORRECT + bonusOf(answers) : 0;
}

export function scoreOf(answers: readonly Verdict[]): number {
  return answers.reduce((score, _answer, index) => score + pointsOf(answers.slice(0, index + 1)), 0);
}
