import type { GameResult } from '@soccer-legends/game-sdk';
import { scoreOf } from './points.ts';
import type { Answer } from './state.ts';

export const LIVES = 3;

/** The usual total of the results screen; the actual number of questions where that is higher. */
const ROUNDS = 10;

export function livesLeft(answers: readonly Answer[]): number {
  return LIVES - answers.filter(({ isCorrect }) => !isCorrect).length;
}

/** Leaving with a life left is a win, even without points. */
export function resultOf(answers: readonly Answer[]): GameResult {
  const named = answers.filter(({ isCorrect }) => isCorrect).length;
  const left = livesLeft(answers);
  return {
    outcome: left > 0 ? 'win' : 'lose',
    score: scoreOf(answers),
    roundsWon: named,
    roundsTotal: Math.max(ROUNDS, answers.length),
    livesUsed: LIVES - left,
    livesTotal: LIVES,
    message: { key: 'result.named', values: { count: named } },
    history: answers.map(({ player, given, isCorrect }) => ({
      picture: { src: player.photo, kind: 'portrait' },
      correctAnswer: player.name,
      playerAnswer: given,
      isCorrect,
    })),
  };
}
