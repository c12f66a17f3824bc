import { accept, LIVES, reject, type GameResult, type Mark, type Outcome, type Rules } from '@soccer-legends/game-sdk';
import type { PlayerGridPuzzle, RecallGuess, RecallVerdict } from '@soccer-legends/game-sdk/data';
import { marksOfCells } from './placements.ts';
import { WIN_POINTS } from './state.ts';

interface Named {
  player: number;
  name: string;
  /** Counts from 0, row by row. */
  cell: number;
}

/** A player who fits the cell, with the server's facts about the answer. */
export type RightAnswer = Named & Omit<Extract<RecallVerdict, { fits: true }>, 'fits'>;
/** A player who does not fit the cell, with the reason. */
export type WrongAnswer = Named & Omit<Extract<RecallVerdict, { fits: false }>, 'fits'>;

export interface RecallState {
  readonly puzzle: PlayerGridPuzzle;
  /** In order of the answers. Lives, score and cells are derived from them. */
  readonly right: readonly RightAnswer[];
  readonly wrong: readonly WrongAnswer[];
  /** The answer that the server is judging; null while the visitor can answer. */
  readonly judged: Named | null;
  /** Outcome of the latest answer; `failed` if the server did not respond. */
  readonly latest: 'right' | 'wrong' | 'failed' | null;
  readonly gaveUp: boolean;
}

/** `judged` and `notJudged` answer a `RecallGuess`. */
export type RecallMove =
  ({ kind: 'name' } & Named) | { kind: 'judged'; verdict: RecallVerdict } | { kind: 'notJudged' } | { kind: 'giveUp' };

/**
 * `locked`: the move is not accepted while an answer is judged, or only then. `used`: the player fits another cell
 * already. `tried`: the player was wrong in this cell before.
 */
export type RecallRefusal = 'over' | 'locked' | 'noCell' | 'occupied' | 'used' | 'tried';

type State = RecallState;

/** The mode Recall: the visitor names players from memory, and the server judges whether each fits the cell. */
export const recall: Rules<{ puzzle: PlayerGridPuzzle }, State, RecallMove, RecallGuess, RecallRefusal> = {
  start: ({ puzzle }) => ({ puzzle, right: [], wrong: [], judged: null, latest: null, gaveUp: false }),

  play(state, move) {
    if (isOver(state)) return reject('over');
    const isResponse = move.kind === 'judged' || move.kind === 'notJudged';
    if (isResponse !== (state.judged !== null)) return reject('locked');
    switch (move.kind) {
      case 'name':
        return name(state, move);
      case 'judged':
        return accept(afterVerdict(state, move.verdict));
      case 'notJudged':
        return accept({ ...state, judged: null, latest: 'failed' });
      case 'giveUp':
        return accept({ ...state, gaveUp: true });
    }
  },

  status(state) {
    if (isOver(state)) return { phase: 'over', result: resultOf(state) };
    return { phase: state.judged ? 'locked' : 'open' };
  },

  effects(state) {
    const { judged, right, wrong } = state;
    if (!judged) return [];
    return [{ kind: 'request', key: `answer ${right.length + wrong.length}`, request: guessOf(state, judged) }];
  },

  *legalMoves(state) {
    if (isOver(state) || state.judged) return;
    for (const { id: player, name: text } of state.puzzle.players) {
      if (isUsed(state, player)) continue;
      for (const cell of emptyCells(state)) {
        if (!wasTried(state, player, cell)) yield { kind: 'name', player, name: text, cell };
      }
    }
    yield { kind: 'giveUp' };
  },
};

/** Returns whether the server can judge the condition of every cell. */
export function isJudgeable({ countries, clubs }: PlayerGridPuzzle): boolean {
  return countries.every(({ nation }) => nation !== '') && clubs.every(({ teamId }) => teamId !== undefined);
}

export function answerIn({ right }: State, cell: number): RightAnswer | undefined {
  return right.find((answer) => answer.cell === cell);
}

export function emptyCells(state: State): number[] {
  return Array.from({ length: cellCount(state) }, (_, cell) => cell).filter((cell) => !answerIn(state, cell));
}

/**
 * Returns the next empty cell in reading order from this cell on, continuing at the top; undefined if the grid is full.
 */
export function nextEmptyCell(state: State, from: number): number | undefined {
  const empty = emptyCells(state);
  return empty.find((cell) => cell >= from) ?? empty[0];
}

export function recallLivesLeft({ wrong }: State): number {
  return LIVES - wrong.length;
}

/** Returns the points of the correct answers, plus a bonus for a full grid. */
export function recallScore(state: State): number {
  const points = state.right.reduce((sum, answer) => sum + answer.points, 0);
  return isComplete(state) ? points + WIN_POINTS : points;
}

export function isComplete(state: State): boolean {
  return state.right.length === cellCount(state);
}

function cellCount({ puzzle }: State): number {
  return puzzle.gridSize ** 2;
}

function isOver(state: State): boolean {
  return state.gaveUp || isComplete(state) || recallLivesLeft(state) === 0;
}

function isUsed({ right }: State, player: number): boolean {
  return right.some((answer) => answer.player === player);
}

function wasTried({ wrong }: State, player: number, cell: number): boolean {
  return wrong.some((answer) => answer.player === player && answer.cell === cell);
}

function name(state: State, { player, name: text, cell }: Named): Outcome<State, RecallRefusal> {
  if (cell < 0 || cell >= cellCount(state)) return reject('noCell');
  if (answerIn(state, cell)) return reject('occupied');
  if (isUsed(state, player)) return reject('used');
  if (wasTried(state, player, cell)) return reject('tried');
  return accept({ ...state, judged: { player, name: text, cell }, latest: null });
}

function afterVerdict(state: State, { fits, ...facts }: RecallVerdict): State {
  const { judged, right, wrong } = state;
  const answered = { ...state, judged: null };
  return fits
    ? { ...answered, right: [...right, { ...judged, ...facts } as RightAnswer], latest: 'right' }
    : { ...answered, wrong: [...wrong, { ...judged, ...facts } as WrongAnswer], latest: 'wrong' };
}

function guessOf({ puzzle }: State, { player, cell }: Named): RecallGuess {
  const { countries, clubs, gridSize } = puzzle;
  return {
    playerId: player,
    nation: countries[cell % gridSize]!.nation,
    teamId: clubs[Math.floor(cell / gridSize)]!.teamId!,
  };
}

function resultOf(state: State): GameResult {
  return {
    outcome: isComplete(state) ? 'win' : 'lose',
    score: recallScore(state),
    roundsWon: state.right.length,
    roundsTotal: cellCount(state),
    ...marksOfCells(state.puzzle, (cell) => markOf(state, cell)),
    recalled: true,
    named: state.right.map(({ player }) => player),
    shown: state.wrong.map(({ player }) => player),
    ...(state.gaveUp && { message: { key: 'recall.gaveUp' } }),
  };
}

function markOf(state: State, cell: number): Mark {
  const missed = state.wrong.some((answer) => answer.cell === cell);
  if (answerIn(state, cell)) return missed ? 'near' : 'hit';
  return missed ? 'miss' : 'none';
}
