import type { PlayerGridPuzzle } from '@soccer-legends/contracts';
import { expect, test } from 'vitest';
import { onOneDatabase } from './fixtures/site.ts';

onOneDatabase('puzzles', {}, (site) => {
  test('sends an empty Connections puzzle when the catalogue is too small', async () => {
    const { status, headers, text } = await site().send('/api/connections-game');
    expect([status, headers['cache-control'], text]).toEqual([200, 'no-store', '{"players":[],"groups":[]}']);
  });

  test('sends a Player Grid with one player for each of its nine cells', async () => {
    const puzzle = (await site().send('/api/player-grid/game')).json<PlayerGridPuzzle>();
    const { players, countries, clubs, gridSize } = puzzle;
    expect([gridSize, countries.map(({ id }) => id), clubs.map(({ id }) => id)]).toEqual([3, [1, 2, 3], [1, 2, 3]]);
    const cells = players.map(({ countryId, clubId }) => `${countryId} ${clubId}`);
    expect(new Set(cells).size).toBe(9);
  });
});
