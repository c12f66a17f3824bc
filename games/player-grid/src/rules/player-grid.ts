import { accept, feedbackTimer, reject, type GameResult, type Outcome, type Rules } from '@soccer-legends/game-sdk';
import { emptyGrid, isFull, marksOfCells, rightCells } from './placements.ts';
import {
  isWon,
  livesLeft,
  playersLeft,
  scoreOf,
  wasChecked,
  type PlayerGridDeal,
  type PlayerGridMove,
  type PlayerGridRefusal,
  type PlayerGridState,
} from './state.ts';

const CHECK_MS = 1000;

type State = PlayerGridState;
type Refusal = PlayerGridRefusal;

/** The mode Classic: nine given players are placed, each in the cell of its country and club. */
export const playerGrid: Rules<PlayerGridDeal, State, PlayerGridMove, never, Refusal> = {
  start({ puzzle }, random) {
    const order = random.shuffle(puzzle.players.map(({ id }) => id));
    const nothing = { checks: [], returnsWrong: false, sawSolution: false };
    return { puzzle, order, cells: emptyGrid(puzzle), ...nothing, latest: null, placement: null, stage: 'placing' };
  },

  play(state, move) {
    const awaited = move.kind === 'checked' ? 'checking' : 'placing';
    if (state.stage !== awaited) return reject(state.stage === 'over' ? 'over' : 'locked');
    switch (move.kind) {
      case 'place':
        return place(state, move.player, move.cell);
      case 'check':
        return check(state);
      case 'assist':
        return accept(withoutWrong({ ...state, returnsWrong: move.returnsWrong, latest: null }));
      case 'solution':
        return state.checks.length > 0
          ? accept({ ...state, sawSolution: true, latest: null, stage: 'over' })
          : reject('notChecked');
      case 'checked':
        return accept(afterCheck(state));
    }
  },

  status(state) {
    if (state.stage === 'over') return { phase: 'over', result: resultOf(state) };
    return { phase: state.stage === 'placing' ? 'open' : 'locked' };
  },

  effects({ stage, checks }) {
    return stage === 'checking' ? [feedbackTimer(`check ${checks.length}`, CHECK_MS, { kind: 'checked' })] : [];
  },

  *legalMoves(state) {
    const { cells, checks, returnsWrong, stage } = state;
    if (stage !== 'placing') return;
    for (const { id: player } of playersLeft(state)) {
      for (const [cell, occupant] of cells.entries()) if (occupant === null) yield { kind: 'place', player, cell };
    }
    if (isFull(cells) && !wasChecked(state)) yield { kind: 'check' };
    yield { kind: 'assist', returnsWrong: !returnsWrong };
    if (checks.length > 0) yield { kind: 'solution' };
  },
};

function place(state: State, player: number, cell: number): Outcome<State, Refusal> {
  const { cells } = state;
  if (cells[cell] === undefined) return reject('noCell');
  if (cells[cell] !== null) return reject('occupied');
  if (!playersLeft(state).some(({ id }) => id === player)) return reject('notInTheList');
  const placed = { latest: 'place', placement: { player, cell } } as const;
  return accept({ ...state, ...placed, cells: cells.with(cell, player) });
}

function check(state: State): Outcome<State, Refusal> {
  const { cells, checks } = state;
  if (!isFull(cells)) return reject('incomplete');
  if (wasChecked(state)) return reject('unchanged');
  return accept({ ...state, checks: [...checks, cells], latest: 'check', stage: 'checking' });
}

function afterCheck(state: State): State {
  if (isWon(state) || livesLeft(state) === 0) return { ...state, stage: 'over' };
  return withoutWrong({ ...state, stage: 'placing' });
}

/** Returns wrong players to the pool if that setting is on. */
function withoutWrong(state: State): State {
  const { puzzle, cells, returnsWrong } = state;
  if (!returnsWrong || !wasChecked(state)) return state;
  const right = rightCells(puzzle, cells);
  return { ...state, cells: cells.map((player, cell) => (right.includes(cell) ? player : null)) };
}

function resultOf(state: State): GameResult {
  const { puzzle, cells, sawSolution } = state;
  const right = rightCells(puzzle, cells);
  return {
    outcome: isWon(state) ? 'win' : 'lose',
    score: scoreOf(state),
    roundsWon: right.length,
    roundsTotal: cells.length,
    ...marksOfCells(puzzle, (cell) => (right.includes(cell) ? 'hit' : cells[cell] === null ? 'none' : 'miss')),
    named: right.flatMap((cell) => cells[cell] ?? []),
    shown: puzzle.players.map(({ id }) => id),
    ...(sawSolution && { message: { key: 'sawSolution' } }),
  };
}
