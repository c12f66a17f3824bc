import type { ConnectionsPuzzle, PlayerGridPuzzle } from '@soccer-legends/contracts';
import { FIT } from '../puzzles/category.ts';
import type { ConnectionsIndex } from '../puzzles/connections-index.ts';
import { hasOneSolution } from '../puzzles/group-draw.ts';
import type { PlayerGridIndex } from '../puzzles/player-grid-puzzle.ts';

/** Whether the index still proves that the puzzle has no solution but its own. */
export function provesConnections({ groups }: ConnectionsPuzzle, { players, byKind }: ConnectionsIndex): boolean {
  const all = new Map([...byKind.values()].flat().map((category) => [category.id, category]));
  const categories = groups.flatMap(({ id }) => all.get(id) ?? []);
  const indexes = new Map(players.map(({ id }, index) => [id, index]));
  const members = groups.map((group) => group.players.flatMap((id) => indexes.get(id) ?? []));
  if (categories.length < groups.length) return false;
  const isWhole = groups.every((group, place) => group.players.length === members[place]!.length);
  const fitsOwn = members.every((own, place) => own.every((player) => categories[place]!.fits[player] === FIT.yes));
  return isWhole && fitsOwn && hasOneSolution(members, categories);
}

/** Whether the index still proves that each player of a grid fits exactly one cell: his own. */
export function provesGrid(puzzle: PlayerGridPuzzle, { players, clubs }: PlayerGridIndex): boolean {
  const indexes = new Map(players.map(({ player }, index) => [player.id, index]));
  const rows = puzzle.clubs.map(({ id, teamId }) => ({ id, members: clubs.find(({ team }) => team.id === teamId) }));
  return puzzle.players.every(({ id, countryId, clubId }) => {
    const index = indexes.get(id);
    const column = puzzle.countries.find((country) => country.id === countryId);
    if (index === undefined || players[index]!.nation !== column?.nation) return false;
    return rows.every((row) => (row.members?.members.includes(index) ?? false) === (row.id === clubId));
  });
}
