import { expect, test } from 'vitest';
import { FALLBACK_LOGOS } from '../deal.ts';
import { readLogos } from './read-logos.ts';

const crest = { shape: 'round', field: 'plain', colors: ['red', 'red'], charge: 'star', chargeColor: 'gold' };
const ajax = { id: 7, name: 'Ajax', logoUrl: '/art/crest/7.svg', country: 'NED', crest };

test('youth teams are left out', () => {
  expect(readLogos([{ ...ajax, name: 'Porto U19' }, ajax])).toEqual([ajax]);
});

test.each<[string, unknown]>([
  ['without a name', { ...ajax, name: undefined }],
  ['with an empty name', { ...ajax, name: ' ' }],
  ['without a picture', { ...ajax, logoUrl: null }],
  ['with an empty picture', { ...ajax, logoUrl: '' }],
  ['that is null', null],
  ['that is a string', 'Ajax'],
])('an entry that %s is left out', (_what, entry) => {
  expect(readLogos([entry])).toEqual([]);
});

test('two spellings of one name are one club', () => {
  const names = ['Köln', 'KOLN', 'Malmö FF'];
  expect(readLogos(names.map((name) => ({ ...ajax, name }))).map(({ name }) => name)).toEqual(['Köln', 'Malmö FF']);
});

test('missing ids are numbered from 1, and unknown facts are null', () => {
  const bare = ['Ajax', 'Porto'].map((name) => ({ name, logoUrl: 'https://example.org/logo.png' }));
  expect(readLogos(bare)).toMatchObject([
    { id: 1, name: 'Ajax', country: null, crest: null },
    { id: 2, name: 'Porto', country: null, crest: null },
  ]);
});

test.each<[string, unknown]>([
  ['is a string', 'round shield'],
  ['has no shape', { ...crest, shape: undefined }],
  ['has an empty field', { ...crest, field: '' }],
  ['has one color', { ...crest, colors: ['red'] }],
  ['has its colors in one string', { ...crest, colors: 'red white' }],
  ['has no charge', { ...crest, charge: null }],
  ['has a number for a color', { ...crest, chargeColor: 7 }],
])('a crest that %s is read as null, and the club is kept', (_what, faulty) => {
  expect(readLogos([{ ...ajax, crest: faulty }])).toEqual([{ ...ajax, crest: null }]);
});

test('the fallback has five clubs with different names and drawn crests', () => {
  expect(FALLBACK_LOGOS.map(({ name }) => name)).toEqual([
    'Real Madrid',
    'Barcelona',
    'Manchester United',
    'Arsenal',
    'Liverpool',
  ]);
  expect(readLogos([...FALLBACK_LOGOS])).toEqual(FALLBACK_LOGOS);
  expect(new Set(FALLBACK_LOGOS.map(({ logoUrl }) => logoUrl)).size).toBe(5);
});
