import { quizResult, type GameResult, type HistoryEntry } from '@soccer-legends/game-sdk';
import { scoreOf } from './points.ts';
import type { Answer } from './state.ts';

/** Total shown in the results; a higher number of questions replaces it. */
const ROUNDS = 10;

/** Returns the result. Leaving with a life left is a win, even without points. */
export function resultOf(answers: readonly Answer[]): GameResult {
  const named = answers.filter(({ isCorrect }) => isCorrect).length;
  const history = answers.map(({ player, given, isCorrect }): HistoryEntry => ({
    picture: { src: player.photo, kind: 'portrait' },
    correctAnswer: player.name,
    playerAnswer: given,
    isCorrect,
    about: { player: player.id },
  }));
  return {
    ...quizResult({ history, score: scoreOf(answers), questions: Math.max(ROUNDS, answers.length) }),
    message: { key: 'result.named', values: { count: named } },
  };
}
