import type { GameResult, HistoryEntry } from './result.ts';

/** Returns the remaining lives: each wrong answer costs one. */
export function livesLeft(history: readonly { isCorrect: boolean }[], lives: number): number {
  return lives - history.filter(({ isCorrect }) => !isCorrect).length;
}

/** The end of a quiz with lives, from which `quizResult` computes the result. */
export interface QuizEnd {
  /** The answered questions, in order. */
  history: readonly HistoryEntry[];
  score: number;
  /** Number of questions of the whole round, and of lives at its start. */
  questions: number;
  lives: number;
}

/** Returns the result of a quiz with lives. It is won if a life is left; each correct answer is a won round. */
export function quizResult({ history, score, questions, lives }: QuizEnd): GameResult {
  const left = livesLeft(history, lives);
  return {
    outcome: left > 0 ? 'win' : 'lose',
    score,
    roundsWon: history.filter(({ isCorrect }) => isCorrect).length,
    roundsTotal: questions,
    livesUsed: lives - left,
    livesTotal: lives,
    history,
  };
}
