import { accept, reject, type Outcome, type Progress, type Rules } from '@soccer-legends/game-sdk';
import type { PlayerGridPuzzle, RecallGuess } from '@soccer-legends/game-sdk/data';
import { playerGrid } from './player-grid.ts';
import { recall, type RecallMove, type RecallRefusal, type RecallState } from './recall.ts';
import type { PlayerGridMove, PlayerGridRefusal, PlayerGridState } from './state.ts';

/** `classic`: nine given players are placed. `recall`: players are named from memory. */
export const MODES = ['classic', 'recall'] as const;
export type Mode = (typeof MODES)[number];

export interface GridDeal {
  mode: Mode;
  puzzle: PlayerGridPuzzle;
}

export type GridState = { mode: 'classic'; round: PlayerGridState } | { mode: 'recall'; round: RecallState };
export type GridMove = PlayerGridMove | RecallMove;
/** `otherMode`: the move belongs to the other mode. */
export type GridRefusal = PlayerGridRefusal | RecallRefusal | 'otherMode';

/** The rules of both modes: each round has the rules of its mode. */
export const gridGame: Rules<GridDeal, GridState, GridMove, RecallGuess, GridRefusal> = {
  start: ({ mode, puzzle }, random) =>
    mode === 'recall'
      ? { mode, round: recall.start({ puzzle }, random) }
      : { mode, round: playerGrid.start({ puzzle }, random) },

  play(state, move, random) {
    if (state.mode === 'recall')
      return isRecallMove(move) ? inMode('recall', recall.play(state.round, move, random)) : reject('otherMode');
    return isRecallMove(move) ? reject('otherMode') : inMode('classic', playerGrid.play(state.round, move, random));
  },

  status: (state) => (state.mode === 'recall' ? recall.status(state.round) : playerGrid.status(state.round)),

  effects: (state) =>
    (state.mode === 'recall' ? recall.effects?.(state.round) : playerGrid.effects?.(state.round)) ?? [],

  legalMoves: (state) =>
    state.mode === 'recall' ? recall.legalMoves(state.round) : playerGrid.legalMoves(state.round),
};

/** The filled cells in classic mode, the solved ones in recall. */
export function progressOf({ mode, round }: GridState): Progress {
  if (mode === 'recall') return { done: round.right.length, total: round.puzzle.gridSize ** 2 };
  return { done: round.cells.filter((player) => player !== null).length, total: round.cells.length };
}

const RECALL_MOVES: Readonly<Record<RecallMove['kind'], true>> = {
  name: true,
  judged: true,
  notJudged: true,
  giveUp: true,
};

function isRecallMove(move: GridMove): move is RecallMove {
  return move.kind in RECALL_MOVES;
}

function inMode<const OfMode extends Mode, Round, Refusal extends string>(
  mode: OfMode,
  outcome: Outcome<Round, Refusal>,
): Outcome<{ mode: OfMode; round: Round }, Refusal> {
  return outcome.accepted ? accept({ mode, round: outcome.state }) : outcome;
}
