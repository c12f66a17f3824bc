import { rememberAsked } from '@soccer-legends/game-sdk';
import { fakeServices } from '@soccer-legends/game-sdk/testing';
import { expect, test } from 'vitest';
import { perform } from './deal.ts';
import { players } from './testing/players.ts';

test('a new set leaves out the players who were asked about, and is the same for the same seed', async () => {
  const { services, requests } = fakeServices({ answer: players(25) });
  const first = await perform({ asked: [1, 2, 3, 4, 5, 6, 7], seed: 5 }, services);
  expect(first).toMatchObject({ kind: 'restocked' });
  const ids = first.kind === 'restocked' ? first.players.map(({ id }) => id) : [];
  expect(ids).toHaveLength(10);
  expect(Math.min(...ids)).toBeGreaterThan(7);
  expect(await perform({ asked: [1, 2, 3, 4, 5, 6, 7], seed: 5 }, services)).toEqual(first);
  expect(requests.map(({ path }) => path)).toEqual(['/api/players?limit=300', '/api/players?limit=300']);
});

test.each<[string, unknown]>([
  ['a failed request', new Error('503: overloaded')],
  ['no list', { players: [] }],
  ['an empty list', []],
])('%s is logged and becomes a move', async (_what, answer) => {
  const { services, logged } = fakeServices({ answer });
  expect(await perform({ asked: [], seed: 1 }, services)).toEqual({ kind: 'restockFailed' });
  expect(logged).toHaveLength(1);
});

test('a new set leaves out the players whom the last rounds asked about', async () => {
  const { services } = fakeServices({ answer: players(25) });
  rememberAsked(services.storage, { seed: 1, asked: ['1', '2', '3', '4', '5', '6', '7'] });
  const move = await perform({ asked: [8], seed: 5 }, services);
  const ids = move.kind === 'restocked' ? move.players.map(({ id }) => id) : [];
  expect(ids).toHaveLength(10);
  expect(Math.min(...ids)).toBeGreaterThan(8);
});

test.each<[string, unknown, { onlyHit: number | null; found?: number }]>([
  ['one player', [{ id: 7 }], { onlyHit: 7, found: 1 }],
  ['two players', [{ id: 7 }, { id: 8 }], { onlyHit: null, found: 2 }],
  ['nobody', [], { onlyHit: null, found: 0 }],
  ['no list', { id: 7 }, { onlyHit: null }],
  ['a failure', new Error('503: overloaded'), { onlyHit: null }],
])('a search with the response %s becomes the move %j', async (_what, answer, searched) => {
  const { services, requests } = fakeServices({ answer });
  expect(await perform({ text: 'CR7 & co' }, services)).toEqual({ kind: 'searched', ...searched });
  expect(requests.map(({ path }) => path)).toEqual(['/api/players/search?q=CR7%20%26%20co']);
});
