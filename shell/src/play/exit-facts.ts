import { createRandom, type ExitQuestion, type Status } from '@soccer-legends/game-sdk';
import type { AnyGame, Visit, VisitPhase } from '@soccer-legends/game-sdk/react';
import { useEffect, useSyncExternalStore } from 'react';

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
  /** The number of questions of a shared round once all are answered; it then ends by itself. */
  answered?: number;
  /** Whether the round then ends with a result. */
  ends: boolean;
}

export const FREE_EXIT: ExitFacts = { ends: false };

/** Returns what leaving means in a state. @param isShared whether the round counts only once */
export function exitFactsOf(game: AnyGame, state: unknown, isShared: boolean): ExitFacts {
  const progress = isShared ? winByLeaving(game, state) : undefined;
  const question = game.exitQuestion?.(state);
  return {
    ends: afterExit(game, state) !== undefined,
    ...(progress && (isComplete(progress) ? { answered: progress.total } : { staysOpen: progress })),
    ...(question && { question }),
  };
}

export interface EndedRound {
  game: AnyGame;
  /** Undefined for a free round. */
  shared: unknown;
  phase: VisitPhase;
  steps: Pick<Visit, 'exit'>;
}

/**
 * Ends a shared round like an exit after its last question, because the rules of the game would go on until all lives
 * are lost. Waits until the feedback on the last answer was shown. Returns the number of questions once all are answered.
 */
export function useEndAfterLast({ game, shared, phase, steps }: EndedRound): number | undefined {
  const session = shared && phase.phase === 'playing' ? phase.session : undefined;
  const round = useSyncExternalStore(session?.subscribe ?? noChanges, session?.snapshot ?? noRound);
  const progress = round && winByLeaving(game, round.state);
  const isDone = progress !== undefined && isComplete(progress);
  const isOver = isDone && round?.status.phase === 'open';
  useEffect(() => {
    if (isOver) steps.exit();
  }, [isOver, steps]);
  return isDone ? progress.total : undefined;
}

const noChanges = () => () => undefined;
const noRound = () => undefined;

/** Returns the progress of a round that an exit would win: a fixture counts once, so leaving must not win it. */
export function wonByLeaving(game: AnyGame, state: unknown): Progress | undefined {
  const progress = winByLeaving(game, state);
  return progress && !isComplete(progress) ? progress : undefined;
}

function isComplete({ answered, total }: Progress): boolean {
  return answered >= total;
}

/** Returns the progress of a round if an exit would end it as won. */
function winByLeaving(game: AnyGame, state: unknown): Progress | undefined {
  const status = afterExit(game, state);
  if (status?.phase !== 'over') return undefined;
  const { outcome, history, roundsWon, roundsTotal } = status.result;
  return outcome === 'win' ? { answered: history?.length ?? roundsWon, total: roundsTotal } : undefined;
}

/** Returns the status after the game's move for leaving; undefined if there is none or the rules reject it. */
function afterExit({ rules, exitMove }: AnyGame, state: unknown): Status | undefined {
  if (exitMove === undefined) return undefined;
  const left = rules.play(state, exitMove, createRandom(0));
  return left.accepted ? rules.status(left.state) : undefined;
}
