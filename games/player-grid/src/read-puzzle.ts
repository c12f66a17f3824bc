import { fold, isDistinct, isRecord, isText, textOrNull, type Loose } from '@soccer-legends/game-sdk';
import type {
  PlayerGridClub,
  PlayerGridCountry,
  PlayerGridPlayer,
  PlayerGridPuzzle,
} from '@soccer-legends/game-sdk/data';
import { solutionOf } from './rules/placements.ts';

export const USUAL_SIZE = 3;

/**
 * Validates the server's response; undefined unless the puzzle has exactly one solution. Without a size, the grid has
 * three columns and rows.
 */
export function readPuzzle(answer: unknown): PlayerGridPuzzle | undefined {
  if (!isRecord(answer)) return undefined;
  const { gridSize = USUAL_SIZE, ...lists } = answer;
  if (typeof gridSize !== 'number' || !Number.isInteger(gridSize) || gridSize < 1) return undefined;
  const puzzle = {
    gridSize,
    countries: readList(lists['countries'], readCountry),
    clubs: readList(lists['clubs'], readClub),
    players: readList(lists['players'], readPlayer),
  };
  return isWhole(puzzle) ? puzzle : undefined;
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

function readCountry({ id, name, nation, flag }: Loose<PlayerGridCountry>): PlayerGridCountry | undefined {
  if (typeof id !== 'number' || !isText(name)) return undefined;
  return { id, name, nation: isText(nation) ? nation : '', flag: isText(flag) ? flag : '' };
}

function readClub({ id, name, logo, teamId }: Loose<PlayerGridClub>): PlayerGridClub | undefined {
  if (typeof id !== 'number' || !isText(name)) return undefined;
  return { id, name, logo: textOrNull(logo), ...(typeof teamId === 'number' && { teamId }) };
}

function readPlayer({ id, name, photo, countryId, clubId }: Loose<PlayerGridPlayer>): PlayerGridPlayer | undefined {
  if (typeof id !== 'number' || !isText(name)) return undefined;
  if (typeof countryId !== 'number' || typeof clubId !== 'number') return undefined;
  return { id, name, photo: textOrNull(photo), countryId, clubId };
}

function readList<Entry>(list: unknown, read: (entry: Loose<Entry>) => Entry | undefined): Entry[] {
  if (!Array.isArray(list)) return [];
  return list.flatMap((entry: unknown) => {
    const known = isRecord(entry) ? read(entry as Loose<Entry>) : undefined;
    return known === undefined ? [] : [known];
  });
}
