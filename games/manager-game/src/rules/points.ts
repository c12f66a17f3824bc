import type { ManagerAnswer } from './answer.ts';

export const RIGHT = 10;

/** Returns the points: 10 for each correct answer. */
export function score(history: readonly ManagerAnswer[]): number {
  return RIGHT * history.filter(({ isCorrect }) => isCorrect).length;
}
