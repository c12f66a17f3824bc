import { createRandom, type GameResult } from '@soccer-legends/game-sdk';
import type { AnyGame } from '@soccer-legends/game-sdk/react';

export interface Progress {
  answered: number;
  total: number;
}

/** Returns the progress of a round that an exit would win: a fixture counts once, so leaving must not win it. */
export function wonByLeaving({ rules, exitMove }: AnyGame, state: unknown): Progress | undefined {
  if (exitMove === undefined) return undefined;
  const left = rules.play(state, exitMove, createRandom(0));
  const status = left.accepted ? rules.status(left.state) : undefined;
  if (status?.phase !== 'over') return undefined;
  const { outcome, history, roundsWon, roundsTotal } = status.result as GameResult;
  const answered = history?.length ?? roundsWon;
  return outcome === 'win' && answered < roundsTotal ? { answered, total: roundsTotal } : undefined;
}
