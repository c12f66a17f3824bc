import { expect, test } from 'vitest';
import { readPicturedPlayers } from './pictured-player.ts';

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
])('%s is left out', (_what, odd) => {
  expect(readPicturedPlayers([odd, pele])).toEqual([pele]);
});

test('what is not known of a player stays unknown, and what nobody asked for is dropped', () => {
  const known = { id: 2, name: 'Garrincha', photo: '/art/player/2.svg' };
  expect(readPicturedPlayers([{ ...known, career: [], nation: 7, position: '' }])).toEqual([
    { ...known, country: '', nation: null, position: null },
  ]);
});

test('an answer that is no list is no answer', () => {
  expect(() => readPicturedPlayers({ players: [pele] })).toThrow('The players are not a list.');
});
