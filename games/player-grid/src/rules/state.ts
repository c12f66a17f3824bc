import { livesLeft as livesLeftAfter } from '@soccer-legends/game-sdk';
import type { PlayerGridPlayer, PlayerGridPuzzle } from '@soccer-legends/game-sdk/data';
import { rightCells, type Placements } from './placements.ts';

/** For a full and correct grid, in both modes. */
export const WIN_POINTS = 50;

export interface PlayerGridDeal {
  puzzle: PlayerGridPuzzle;
}

export interface Placement {
  player: number;
  /** Counts from 0, row by row. */
  cell: number;
}

export interface PlayerGridState {
  readonly puzzle: PlayerGridPuzzle;
  /** Ids of all players in the order of the pool. */
  readonly order: readonly number[];
  readonly cells: Placements;
  /** The checked grids, in order. Lives and score are derived from them. */
  readonly checks: readonly Placements[];
  /** Whether wrong players return to the pool after a check. */
  readonly returnsWrong: boolean;
  readonly sawSolution: boolean;
  /** The latest move to announce; null if there is none. */
  readonly latest: 'place' | 'check' | null;
  /** The latest placement; null before the first one. */
  readonly placement: Placement | null;
  readonly stage: 'placing' | 'checking' | 'over';
}

/** `assist` changes a setting, and `solution` ends the game. `checked` comes from a timer. */
export type PlayerGridMove =
  | ({ kind: 'place' } & Placement)
  | { kind: 'check' }
  | { kind: 'assist'; returnsWrong: boolean }
  | { kind: 'solution' }
  | { kind: 'checked' };

/**
 * `locked`: the stage does not accept the move. `unchanged`: the same grid was checked before. `notChecked`: the solution
 * is shown only after a check.
 */
export type PlayerGridRefusal =
  'over' | 'locked' | 'noCell' | 'occupied' | 'notInTheList' | 'incomplete' | 'unchanged' | 'notChecked';

export function playersLeft({ puzzle, order, cells }: PlayerGridState): PlayerGridPlayer[] {
  return order.filter((id) => !cells.includes(id)).flatMap((id) => puzzle.players.filter((player) => player.id === id));
}

/** Returns the remaining lives: each check with a wrong cell costs one. */
export function livesLeft({ puzzle, checks }: PlayerGridState): number {
  return livesLeftAfter(checks.map((cells) => ({ isCorrect: isSolved(puzzle, cells) })));
}

export function isWon({ puzzle, checks }: PlayerGridState): boolean {
  return checks.some((cells) => isSolved(puzzle, cells));
}

export function scoreOf(state: PlayerGridState): number {
  return isWon(state) ? WIN_POINTS : 0;
}

/** Returns the number of wrong cells at the last check; 0 before the first one. */
export function wrongAtLastCheck({ puzzle, checks }: PlayerGridState): number {
  const last = checks.at(-1);
  return last ? last.length - rightCells(puzzle, last).length : 0;
}

/** Returns whether the player of a cell was right at the last check; undefined if the cell was not checked like this. */
export function isRightAtCheck({ puzzle, checks, cells }: PlayerGridState, cell: number): boolean | undefined {
  const last = checks.at(-1);
  if (last === undefined || cells[cell] === null || last[cell] !== cells[cell]) return undefined;
  return rightCells(puzzle, last).includes(cell);
}

/** Returns whether the same grid was checked before, so that another check could only cost a life. */
export function wasChecked({ checks, cells }: PlayerGridState): boolean {
  return checks.some((checked) => checked.every((player, cell) => player === cells[cell]));
}

function isSolved(puzzle: PlayerGridPuzzle, cells: Placements): boolean {
  return rightCells(puzzle, cells).length === cells.length;
}
