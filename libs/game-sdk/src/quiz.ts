import type { GameResult, HistoryEntry } from './result.ts';

/** Returns the lives left after these answers: each wrong one costs a life. */
export function livesLeft(history: readonly { isCorrect: boolean }[], lives: number): number {
  return lives - history.filter(({ isCorrect }) => !isCorrect).length;
}

export interface QuizEnd {
  history: readonly HistoryEntry[];
  score: number;
  questions: number;
  lives: number;
}

/** Returns the result of a quiz with lives: won if a life is left, with a round for each correct answer. */
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
