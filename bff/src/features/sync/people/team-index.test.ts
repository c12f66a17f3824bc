import { expect, test } from 'vitest';
import { TeamIndex } from './team-index.ts';

const index = new TeamIndex([
  { id: 1, name: 'Paris Saint-Germain', aliases: ['PSG'] },
  { id: 2, name: 'Arsenal' },
  { id: 3, name: 'Atlético Madrid' },
  { id: 4, name: 'Racing Club' },
  { id: 5, name: 'FC United' },
  { id: 6, name: 'AC United' },
]);

test.each([
  ['Paris Saint Germain', 1],
  ['PSG', 1],
  ['Arsenal FC', 2],
  ['arsenal', 2],
  ['Atletico Madrid', 3],
  ['FC United', 5],
  ['AC United', 6],
  ['United', undefined],
  ['SC United', undefined],
  ['Real Madrid', undefined],
  ['', undefined],
])('%s is the club %s', (name, id) => {
  expect(index.find(name)).toBe(id);
});

test('finds a club that is in no list only by a name that no listed club has', () => {
  const index = new TeamIndex(
    [{ id: 250, name: 'Al-Ahli' }],
    [
      { id: 1691, name: 'Al-Ahli' },
      { id: 1692, name: 'Al-Ahli Doha' },
      { id: 1001, name: 'Nacional' },
      { id: 1002, name: 'Nacional' },
    ],
  );
  expect(['Al-Ahli', 'Al-Ahli Doha', 'Nacional'].map((name) => index.find(name))).toEqual([250, 1692, undefined]);
});
