import type { FixtureOptions } from '@soccer-legends/contracts';
import { expect, test } from 'vitest';
import { listing } from '../testing/listing.ts';
import { fixturesNow, optionsOf, totalOf } from './fixtures.ts';

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

test.each<[string, FixtureOptions | undefined, number, object]>([
  ['a game without options', undefined, 147, {}],
  ['a game with the same options every day', { options: { timer: '30' } }, 153, { timer: '30' }],
  ['a Friday', { options: { mode: 'classic' }, weekend: { mode: 'recall' } }, 151, { mode: 'classic' }],
  ['a Saturday', { options: { mode: 'classic' }, weekend: { mode: 'recall' } }, 152, { mode: 'recall' }],
  ['a Sunday', { options: { mode: 'classic' }, weekend: { mode: 'recall' } }, 153, { mode: 'recall' }],
  ['a Monday', { options: { mode: 'classic' }, weekend: { mode: 'recall' } }, 154, { mode: 'classic' }],
])('for %s, a fixture has the options of the manifest', (_what, matchday, day, options) => {
  expect(optionsOf(listing('cups', matchday && { matchday }), day)).toEqual(options);
});
