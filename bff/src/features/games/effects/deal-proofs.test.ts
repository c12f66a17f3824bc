import { loadFootballData } from '@soccer-legends/football-data';
import { describe, expect, test } from 'vitest';
import { SeededRandom } from '../../../platform/environment/random-source.ts';
import type { CataloguePlayer, CatalogueSnapshot } from '../../people/people.port.ts';
import { indexForConnections } from '../puzzles/connections-index.ts';
import { generateConnectionsPuzzle } from '../puzzles/connections-puzzle.ts';
import { generatePlayerGridPuzzle, indexForPlayerGrid } from '../puzzles/player-grid-puzzle.ts';
import { snapshotOf } from '../../../../test/fixtures/test-catalogue.ts';
import { provesConnections, provesGrid } from './deal-proofs.ts';

const facts = loadFootballData();
const snapshot = snapshotOf(facts);
const SEEDS = Array.from({ length: 50 }, (_, seed) => new SeededRandom(seed));

/** Returns the catalogue without a player, or with changed facts about him. */
function changed(id: number, changes?: Parameters<CataloguePlayer['with']>[0]): CatalogueSnapshot {
  const players = new Map(snapshot.players);
  if (changes) players.set(id, players.get(id)!.with(changes));
  else players.delete(id);
  return { ...snapshot, players };
}

describe('connections', () => {
  const index = indexForConnections(snapshot, facts);
  const puzzles = SEEDS.map((random) => generateConnectionsPuzzle(index, random)!);
  const [puzzle] = puzzles as [(typeof puzzles)[number]];

  test('every generated puzzle is proven', () => {
    expect(puzzles.filter((each) => !provesConnections(each, index))).toEqual([]);
  });

  test('a puzzle with a hidden player is not proven', () => {
    const hidden = changed(puzzle.players[0]!.id);
    expect(provesConnections(puzzle, indexForConnections(hidden, facts))).toBe(false);
  });

  test('a puzzle is not proven if a player lacks the fact of the group', () => {
    const { id, players } = puzzles.flatMap(({ groups }) => groups).find((group) => group.id.startsWith('club '))!;
    const own = puzzles.find(({ groups }) => groups.some((group) => group.id === id && group.players === players))!;
    const without = changed(players[0]!, { spells: [] });
    expect(provesConnections(own, indexForConnections(without, facts))).toBe(false);
  });
});

describe('a grid', () => {
  const index = indexForPlayerGrid(snapshot);
  const puzzles = SEEDS.map((random) => generatePlayerGridPuzzle(index, random)!);
  const [puzzle] = puzzles as [(typeof puzzles)[number]];
  const [placed] = puzzle.players;
  const { spells } = snapshot.players.get(placed!.id)!;
  const other = puzzle.clubs.find(({ id }) => id !== placed!.clubId)!;

  test('is proven when it was generated', () => {
    expect(puzzles.filter((each) => !provesGrid(each, index))).toEqual([]);
  });

  test.each<[string, Partial<CataloguePlayer> | undefined]>([
    ['is hidden', undefined],
    ['has another nation', { nation: 'ZZZ' }],
    ['has no club', { spells: [] }],
    [
      'also played for another club of the grid',
      { spells: [...spells, { ...spells[0]!, teamId: other.teamId ?? null }] },
    ],
  ])('is not proven if a player %s', (_what, changes) => {
    expect(provesGrid(puzzle, indexForPlayerGrid(changed(placed!.id, changes)))).toBe(false);
  });
});
