import { expect, test } from 'vitest';
import { fetchPicturedPlayers } from './pictured-player.ts';
import type { Http, RequestOptions } from './services.ts';

const pele = {
  id: 1,
  name: 'Pelé',
  country: 'Brazil',
  nation: 'BRA',
  position: 'Attacker',
  photo: '/art/player/1.svg',
};

test.each<[string, unknown]>([
  ['nothing', null],
  ['a name alone', 'Pelé'],
  ['a player without a photo', { ...pele, photo: null }],
  ['a player whose photo is empty', { ...pele, photo: '' }],
  ['a player without a name', { ...pele, name: undefined }],
  ['a player with a name of spaces', { ...pele, name: ' ' }],
  ['a player whose id is no number', { ...pele, id: '1' }],
])('%s is left out', async (_what, odd) => {
  expect(await fetchPicturedPlayers(serverWith([odd, pele]).http)).toEqual([pele]);
});

test('what is not known of a player stays unknown, and what nobody asked for is dropped', async () => {
  const known = { id: 2, name: 'Garrincha', photo: '/art/player/2.svg' };
  const { http } = serverWith([{ ...known, career: [], nation: 7, position: '' }]);
  expect(await fetchPicturedPlayers(http)).toEqual([{ ...known, country: '', nation: null, position: null }]);
});

test('an answer that is no list is no answer', async () => {
  await expect(fetchPicturedPlayers(serverWith({ players: [pele] }).http)).rejects.toThrow(
    'The players are not a list.',
  );
});

test('as many are asked for as the server has in store, and as freshly as a game needs them', async () => {
  const { http, asked } = serverWith([]);
  await fetchPicturedPlayers(http, { freshMs: 60_000 });
  expect(asked).toEqual([['/api/players?limit=300', { freshMs: 60_000 }]]);
});

function serverWith(answer: unknown) {
  const asked: [string, RequestOptions | undefined][] = [];
  const http: Http = {
    async get<Answer>(path: string, options?: RequestOptions) {
      asked.push([path, options]);
      return answer as Answer;
    },
    post: () => Promise.reject(new Error('Players are only read.')),
  };
  return { http, asked };
}
