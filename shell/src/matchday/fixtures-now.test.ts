import { expect, test } from 'vitest';
import { listing } from '../testing/listing.ts';
import { fixturesNow, totalOf } from './fixtures.ts';

const card = [
  { key: 'cups', isCalledOff: false },
  { key: 'kits', isCalledOff: true },
  { key: 'goals', isCalledOff: false },
  { key: 'coaches', isCalledOff: false },
];
const games = [listing('cups'), listing('kits'), listing('goals', { isActive: false })];

test('fixtures of games that are not on the site are called off', () => {
  const calledOff = fixturesNow(card, games).filter(({ isCalledOff }) => isCalledOff);
  expect(calledOff.map(({ key }) => key)).toEqual(['kits', 'goals', 'coaches']);
});

test.each([
  [[], 3],
  [['cups'], 3],
  [['kits'], 4],
])('after the fixtures %j, %i count', (finished, total) => {
  expect(totalOf(card, new Set(finished))).toBe(total);
});
