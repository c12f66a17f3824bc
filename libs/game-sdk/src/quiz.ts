import type { GameResult, HistoryEntry } from './result.ts';

/** Number of lives in every game that has them: the third wrong answer ends the game. */
export const LIVES = 3;

/** Returns the remaining lives: each wrong answer costs one. */
export function livesLeft(history: readonly { isCorrect: boolean }[]): number {
  return LIVES - history.filter(({ isCorrect }) => !isCorrect).length;
}

/** The end of a quiz with lives, from which `quizResult` computes the result. */
export interface QuizEnd {
  /** The answered questions, in order. */
  history: readonly HistoryEntry[];
  score: number;
  /** Number of questions of the whole round. */
  questions: number;
}

/** Returns the result of a quiz with lives. It is won if a life is left; each correct answer is a won round. */
export function quizResult({ history, score, questions }: QuizEnd): GameResult {
  const left = livesLeft(history);
  return {
    outcome: left > 0 ? 'win' : 'lose',
    score,
    roundsWon: history.filter(({ isCorrect }) => isCorrect).length,
    roundsTotal: questions,
    livesUsed: LIVES - left,
    livesTotal: LIVES,
    history,
  };
}
