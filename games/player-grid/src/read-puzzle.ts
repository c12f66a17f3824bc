import { aNumber, aText, fold, isDistinct, listOf, objectOf, orElse } from '@soccer-legends/game-sdk';
import type {
  PlayerGridClub,
  PlayerGridCountry,
  PlayerGridPlayer,
  PlayerGridPuzzle,
} from '@soccer-legends/game-sdk/data';
import { solutionOf } from './rules/placements.ts';

export const USUAL_SIZE = 3;

const readCountry = objectOf<PlayerGridCountry>({
  id: aNumber,
  name: aText,
  nation: orElse(aText, ''),
  flag: orElse(aText, ''),
});

const readClub = objectOf<Omit<PlayerGridClub, 'teamId'>, Required<Pick<PlayerGridClub, 'teamId'>>>(
  { id: aNumber, name: aText, logo: orElse(aText, null) },
  { teamId: aNumber },
);

const readPlayer = objectOf<PlayerGridPlayer>({
  id: aNumber,
  name: aText,
  photo: orElse(aText, null),
  countryId: aNumber,
  clubId: aNumber,
});

const readParts = objectOf<PlayerGridPuzzle>({
  // Without a size, the grid has three columns and rows.
  gridSize: (size = USUAL_SIZE) => (typeof size === 'number' && Number.isInteger(size) && size >= 1 ? size : undefined),
  countries: listOf(readCountry),
  clubs: listOf(readClub),
  players: listOf(readPlayer),
});

/** Validates the server's response; undefined unless the puzzle has exactly one solution. */
export function readPuzzle(answer: unknown): PlayerGridPuzzle | undefined {
  const puzzle = readParts(answer);
  return puzzle && isWhole(puzzle) ? puzzle : undefined;
}

function isWhole(puzzle: PlayerGridPuzzle): boolean {
  const { players, countries, clubs, gridSize } = puzzle;
  return (
    isNumbered(countries, gridSize) &&
    isNumbered(clubs, gridSize) &&
    players.length === gridSize ** 2 &&
    // There are as many players as cells and one for each cell, so no player fits two cells.
    !solutionOf(puzzle).includes(null) &&
    isDistinct(players.map(({ id }) => id)) &&
    isDistinct(players.map(({ name }) => fold(name)))
  );
}

// Cells are judged by position, so headers in another order would make every cell wrong.
function isNumbered(headers: readonly { id: number }[], gridSize: number): boolean {
  return headers.length === gridSize && headers.every(({ id }, place) => id === place + 1);
}
