import { createRandom, type GameResult } from '@soccer-legends/game-sdk';
import type { AnyGame } from '@soccer-legends/game-sdk/react';

/** How much of a round is played. */
export interface Progress {
  answered: number;
  total: number;
}

/**
 * Returns the progress of a round that Exit would win before all its questions are answered; undefined for every other
 * round. A fixture counts once, so it must not be won by leaving it.
 */
export function wonByLeaving({ rules, exitMove }: AnyGame, state: unknown): Progress | undefined {
  if (exitMove === undefined) return undefined;
  const left = rules.play(state, exitMove, createRandom(0));
  const status = left.accepted ? rules.status(left.state) : undefined;
  if (status?.phase !== 'over') return undefined;
  const { outcome, history, roundsWon, roundsTotal } = status.result as GameResult;
  const answered = history?.length ?? roundsWon;
  return outcome === 'win' && answered < roundsTotal ? { answered, total: roundsTotal } : undefined;
}
