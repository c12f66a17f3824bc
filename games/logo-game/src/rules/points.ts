import type { LogoAnswer } from './answer.ts';

export const RIGHT = 10;
export const RUN_BONUS = 25;
export const RUN = 5;

/** Returns the points: 10 for each correct answer, and 25 for every five in a row. */
export function score(history: readonly LogoAnswer[]): number {
  return history.reduce(
    (points, { isCorrect }, index) =>
      points + (isCorrect ? RIGHT : 0) + (earnsBonus(history.slice(0, index + 1)) ? RUN_BONUS : 0),
    0,
  );
}

/** Returns whether the latest answer completes a series of five correct ones. */
export function earnsBonus(history: readonly LogoAnswer[]): boolean {
  const run = history.length - 1 - history.findLastIndex(({ isCorrect }) => !isCorrect);
  return run > 0 && run % RUN === 0;
}
