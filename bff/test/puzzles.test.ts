import type { PlayerGridPuzzle } from '@soccer-legends/contracts';
import { expect, test } from 'vitest';
import { onEveryDatabase } from './fixtures/site.ts';

onEveryDatabase('puzzles', {}, (site) => {
  test('a catalogue that is too small for Connections answers a puzzle with nothing in it', async () => {
    const { status, headers, text } = await site().send('/api/connections-game');
    expect([status, headers['cache-control'], text]).toEqual([200, 'no-store', '{"players":[],"groups":[]}']);
  });

  test('a Player Grid has nine players, one for each cell by the ids of columns and rows', async () => {
    const puzzle = (await site().send('/api/player-grid/game')).json() as unknown as PlayerGridPuzzle;
    const { players, countries, clubs, gridSize } = puzzle;
    expect([gridSize, countries.map(({ id }) => id), clubs.map(({ id }) => id)]).toEqual([3, [1, 2, 3], [1, 2, 3]]);
    const cells = players.map(({ countryId, clubId }) => `${countryId} ${clubId}`);
    expect(new Set(cells).size).toBe(9);
  });
});
