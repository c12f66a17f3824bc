import type { GameResult, Mark } from '@soccer-legends/game-sdk';
import type { PlayerGridPlayer, PlayerGridPuzzle } from '@soccer-legends/game-sdk/data';

/** Ids of the players in the cells, row by row; null for an empty cell. */
export type Placements = readonly (number | null)[];

/** Returns the name of a player of the puzzle, given by id; empty if there is none. */
export function nameIn({ players }: PlayerGridPuzzle, player: number): string {
  return players.find(({ id }) => id === player)?.name ?? '';
}

export function emptyGrid({ gridSize }: PlayerGridPuzzle): Placements {
  return Array.from({ length: gridSize ** 2 }, () => null);
}

export function isFull(cells: Placements): boolean {
  return !cells.includes(null);
}

/**
 * Returns whether the cell's column is the player's country and its row the player's club. Their ids count columns and
 * rows from 1.
 * @param cell counts from 0, row by row
 */
export function belongs({ countryId, clubId }: PlayerGridPlayer, cell: number, gridSize: number): boolean {
  return countryId === (cell % gridSize) + 1 && clubId === Math.floor(cell / gridSize) + 1;
}

export function rightCells({ players, gridSize }: PlayerGridPuzzle, cells: Placements): number[] {
  return cells.flatMap((id, cell) =>
    players.some((player) => player.id === id && belongs(player, cell, gridSize)) ? [cell] : [],
  );
}

/** Returns the players who belong to the cells. A cell without one is null, which a validated puzzle does not have. */
export function solutionOf(puzzle: PlayerGridPuzzle): Placements {
  const { players, gridSize } = puzzle;
  return emptyGrid(puzzle).map((_, cell) => players.find((player) => belongs(player, cell, gridSize))?.id ?? null);
}

/** Returns the condition of each cell, row by row, such as "Brazil × Milan", which identifies it across grids. */
export function conditionsOf({ countries, clubs }: PlayerGridPuzzle): string[] {
  return clubs.flatMap((club) => countries.map((country) => `${country.name} × ${club.name}`));
}

/** Returns the marks of a result, one for each cell, and as a board with the shape of the grid. */
export function marksOfCells(
  { gridSize }: PlayerGridPuzzle,
  markOf: (cell: number) => Mark,
): Pick<GameResult, 'marks' | 'board'> {
  const marks = Array.from({ length: gridSize ** 2 }, (_, cell) => markOf(cell));
  const board = Array.from({ length: gridSize }, (_, row) => marks.slice(row * gridSize, (row + 1) * gridSize));
  return { marks, board };
}
