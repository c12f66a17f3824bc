import type { PlayerGridPuzzle } from '@soccer-legends/game-sdk/data';
import { usePlatform } from '@soccer-legends/game-sdk/react';

/** Returns the country, in the language of the page, and the club of a cell; empty texts outside the grid. */
export type CellNames = (cell: number) => { country: string; club: string };

export function useCellNames({ countries, clubs, gridSize }: PlayerGridPuzzle): CellNames {
  const { nationName } = usePlatform();
  return (cell) => {
    const country = countries[cell % gridSize];
    const club = clubs[Math.floor(cell / gridSize)];
    return { country: country ? nationName(country.nation, country.name) : '', club: club?.name ?? '' };
  };
}
