import { ROUNDS } from './clues.ts';
import type { RoundResult } from './state.ts';

export function roundsWonIn(results: readonly RoundResult[]): number {
  return results.filter(({ isCorrect }) => isCorrect).length;
}

/** How a round ended, or whether it is still to come. */
export type Step = 'correct' | 'wrong' | 'current' | 'ahead';

/**
 * Returns the result of each round so far. A past round without a result was played in another tab and counts as wrong.
 * @param round from 1
 */
export function stepsOf(round: number, results: readonly RoundResult[]): Step[] {
  return Array.from({ length: ROUNDS }, (_, index) => {
    const result = results.find((other) => other.round === index + 1);
    if (result) return result.isCorrect ? 'correct' : 'wrong';
    if (index + 1 === round) return 'current';
    return index + 1 < round ? 'wrong' : 'ahead';
  });
}
