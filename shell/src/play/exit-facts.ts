import { createRandom, type ExitQuestion, type Status } from '@soccer-legends/game-sdk';
import type { AnyGame } from '@soccer-legends/game-sdk/react';

interface Progress {
  answered: number;
  total: number;
}

/** What leaving a round means in its current state. */
export interface ExitFacts {
  /** The game's own question before the page leaves. */
  question?: ExitQuestion;
  /** The progress of a shared round that can be continued later. */
  staysOpen?: Progress;
  /** Whether the round then ends with a result. */
  ends: boolean;
}

export const FREE_EXIT: ExitFacts = { ends: false };

/** Returns what leaving means in a state. @param isShared whether the round counts only once */
export function exitFactsOf(game: AnyGame, state: unknown, isShared: boolean): ExitFacts {
  const staysOpen = isShared ? wonByLeaving(game, state) : undefined;
  const question = game.exitQuestion?.(state);
  return { ends: afterExit(game, state) !== undefined, ...(staysOpen && { staysOpen }), ...(question && { question }) };
}

/** Returns the progress of a round that an exit would win: a fixture counts once, so leaving must not win it. */
export function wonByLeaving(game: AnyGame, state: unknown): Progress | undefined {
  const status = afterExit(game, state);
  if (status?.phase !== 'over') return undefined;
  const { outcome, history, roundsWon, roundsTotal } = status.result;
  const answered = history?.length ?? roundsWon;
  return outcome === 'win' && answered < roundsTotal ? { answered, total: roundsTotal } : undefined;
}

/** Returns the status after the game's move for leaving; undefined if there is none or the rules reject it. */
function afterExit({ rules, exitMove }: AnyGame, state: unknown): Status | undefined {
  if (exitMove === undefined) return undefined;
  const left = rules.play(state, exitMove, createRandom(0));
  return left.accepted ? rules.status(left.state) : undefined;
}
