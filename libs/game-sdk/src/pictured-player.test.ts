import { expect, test } from 'vitest';
import { fetchPicturedPlayers } from './pictured-player.ts';
import { fakeServices } from './testing/fake-services.ts';

const pele = {
  id: 1,
  name: 'Pelé',
  country: 'Brazil',
  nation: 'BRA',
  position: 'Attacker',
  photo: '/art/player/1.svg',
  kit: 'Santos',
  kitYears: '1956–1974',
};

function playersOf(answer: unknown) {
  return fetchPicturedPlayers(fakeServices({ answer }).services.http);
}

test.each<[string, unknown]>([
  ['null', null],
  ['a string', 'Pelé'],
  ['a player without a photo', { ...pele, photo: null }],
  ['a player with an empty photo', { ...pele, photo: '' }],
  ['a player without a name', { ...pele, name: undefined }],
  ['a player with a blank name', { ...pele, name: ' ' }],
  ['a player whose id is not a number', { ...pele, id: '1' }],
])('leaves out %s', async (_what, entry) => {
  expect(await playersOf([entry, pele])).toEqual([pele]);
});

test('reads unknown facts as null or empty and drops other properties', async () => {
  const known = { id: 2, name: 'Garrincha', photo: '/art/player/2.svg' };
  expect(await playersOf([{ ...known, career: [], nation: 7, position: '' }])).toEqual([
    { ...known, country: '', nation: null, position: null, kit: null, kitYears: null },
  ]);
});

test('rejects a response that is not a list', async () => {
  await expect(playersOf({ players: [pele] })).rejects.toMatchObject({
    kind: 'failed',
    message: 'The response to /api/players?limit=300 is not a list.',
  });
});

test('requests 300 players and passes its options on', async () => {
  const { services, requests } = fakeServices({ answer: [] });
  await fetchPicturedPlayers(services.http, { freshMs: 60_000 });
  expect(requests).toEqual([{ path: '/api/players?limit=300', options: { freshMs: 60_000 } }]);
});
