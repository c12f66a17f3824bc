import { expect, test } from 'vitest';
import { leaguesShown } from './LeaguesDialog.tsx';

const leagues = [
  { id: 39, name: 'Premier League', country: 'England' },
  { id: 140, name: 'La Liga', country: 'Spain' },
  { id: 78, name: 'Bundesliga', country: 'Germany' },
  { id: 162, name: 'Primera División', country: 'Costa-Rica' },
];

test.each([
  ['all without a search', '', [], [39, 140, 78, 162]],
  ['by name, in any case and without accents', 'division', [], [162]],
  ['by country', 'spain', [], [140]],
  ['by country in words', 'costa rica', [], [162]],
  ['chosen ones first, whatever the search is', 'bund', [140], [140, 78]],
  ['none', 'xyz', [], []],
])('shows leagues: %s', (_case, search, chosen, ids) => {
  expect(leaguesShown(leagues, { search, chosen }).map(({ id }) => id)).toEqual(ids);
});

test('shows at most thirty leagues', () => {
  const many = Array.from({ length: 40 }, (_, id) => ({ id, name: `League ${id}`, country: null }));
  expect(leaguesShown(many, { search: '', chosen: [] })).toHaveLength(30);
});
