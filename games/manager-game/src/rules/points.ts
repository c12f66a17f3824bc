import type { ManagerAnswer } from './answer.ts';

export const RIGHT = 10;

export function score(history: readonly ManagerAnswer[]): number {
  return RIGHT * history.filter(({ isCorrect }) => isCorrect).length;
}
