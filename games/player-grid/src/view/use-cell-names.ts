import type { PlayerGridPuzzle } from '@soccer-legends/game-sdk/data';
import { usePlatform } from '@soccer-legends/game-sdk/react';

/** Returns the country and the club of a cell in the language of the page; empty texts outside the grid. */
export type CellNames = (cell: number) => { country: string; club: string };

export function useCellNames({ countries, clubs, gridSize }: PlayerGridPuzzle): CellNames {
  const { nationName, clubName } = usePlatform();
  return (cell) => {
    const country = countries[cell % gridSize];
    const club = clubs[Math.floor(cell / gridSize)];
    return { country: country ? nationName(country.nation, country.name) : '', club: club ? clubName(club.name) : '' };
  };
}
