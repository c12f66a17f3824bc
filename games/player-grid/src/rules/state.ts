import type { PlayerGridPlayer, PlayerGridPuzzle } from '@soccer-legends/game-sdk/data';
import { rightCells, type Placements } from './placements.ts';

export const LIVES = 3;
/** For a full and correct grid, in both modes. */
export const WIN_POINTS = 50;

export interface PlayerGridDeal {
  puzzle: PlayerGridPuzzle;
}

export interface Placement {
  player: number;
  cell: number;
}

export interface PlayerGridState {
  readonly puzzle: PlayerGridPuzzle;
  readonly order: readonly number[];
  readonly cells: Placements;
  /** The checked grids. Lives and score are derived from them. */
  readonly checks: readonly Placements[];
  /** Whether the same grid was checked before. A second press of Submit confirms it. */
  readonly awaitsConfirmation: boolean;
  readonly returnsWrong: boolean;
  readonly sawSolution: boolean;
  readonly latest: 'place' | 'takeBack' | 'check' | null;
  readonly placement: Placement | null;
  readonly isFresh: boolean;
  readonly stage: 'placing' | 'checking' | 'over';
}

export type PlayerGridMove =
  | ({ kind: 'place' } & Placement)
  | { kind: 'takeBack' }
  | { kind: 'settled' }
  | { kind: 'check' }
  | { kind: 'assist'; returnsWrong: boolean }
  | { kind: 'solution' }
  | { kind: 'checked' };

export type PlayerGridRefusal =
  'over' | 'locked' | 'tooLate' | 'noCell' | 'occupied' | 'notInTheList' | 'incomplete' | 'notChecked';

export function playersLeft({ puzzle, order, cells }: PlayerGridState): PlayerGridPlayer[] {
  return order.filter((id) => !cells.includes(id)).flatMap((id) => puzzle.players.filter((player) => player.id === id));
}

export function livesLeft({ puzzle, checks }: PlayerGridState): number {
  return LIVES - checks.filter((cells) => !isSolved(puzzle, cells)).length;
}

export function isWon({ puzzle, checks }: PlayerGridState): boolean {
  return checks.some((cells) => isSolved(puzzle, cells));
}

export function scoreOf(state: PlayerGridState): number {
  return isWon(state) ? WIN_POINTS : 0;
}

export function wrongAtLastCheck({ puzzle, checks }: PlayerGridState): number {
  const last = checks.at(-1);
  return last ? last.length - rightCells(puzzle, last).length : 0;
}

export function wasChecked({ checks, cells }: PlayerGridState): boolean {
  return checks.some((checked) => checked.every((player, cell) => player === cells[cell]));
}

function isSolved(puzzle: PlayerGridPuzzle, cells: Placements): boolean {
  return rightCells(puzzle, cells).length === cells.length;
}
