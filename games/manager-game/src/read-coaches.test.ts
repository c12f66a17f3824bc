import { expect, test } from 'vitest';
import { readCoaches } from './read-coaches.ts';

const pep = {
  id: 9001,
  name: 'Pep Guardiola',
  photo: 'https://site.test/art/coach/9001.svg',
  country: 'Spain',
  nation: 'ESP',
  team: null,
};

test('a complete coach is read unchanged', () => {
  expect(readCoaches([pep])).toEqual([pep]);
});

test.each<[string, unknown]>([
  ['no picture', { ...pep, photo: null }],
  ['a picture that is a path', { ...pep, photo: '/art/coach/9001.svg' }],
  ['a picture that is not an address', { ...pep, photo: 'javascript:alert(1)//https://' }],
  ['no name', { ...pep, name: ' ' }],
  ['no id', { ...pep, id: undefined }],
  ['no content', null],
])('an entry with %s is left out', (_what, entry) => {
  expect(readCoaches([entry])).toEqual([]);
});

test('the teams of a career are kept, except for unusable ones', () => {
  const barcelona = { team: 'Barcelona', nation: null, periods: [{ start: 2008, end: 2012 }] };
  const spain = { team: 'Spain', nation: 'ESP', periods: [{ start: 2026, end: null }] };
  const unusable = [null, {}, { ...spain, team: '' }, { ...spain, periods: [{ start: 'x', end: null }] }];
  expect(readCoaches([{ ...pep, coached: [barcelona, ...unusable, spain] }])).toEqual([
    { ...pep, coached: [barcelona, spain] },
  ]);
});

test('an http address is accepted', () => {
  expect(readCoaches([{ ...pep, photo: 'http://localhost:3000/art/coach/9001.svg' }])).toHaveLength(1);
});

test('of two coaches with the same name, ignoring accents, the first is kept', () => {
  const others = [
    { ...pep, id: 1, name: 'José Pérez' },
    { ...pep, id: 2, name: 'Jose Perez' },
  ];
  expect(readCoaches(others)).toMatchObject([{ id: 1 }]);
});

test('unknown facts of a coach are left out', () => {
  const { country, nation, team, ...known } = pep;
  expect([country, nation, team]).toEqual(['Spain', 'ESP', null]);
  expect(readCoaches([known])).toEqual([{ ...known, country: null, nation: null, team: null }]);
});
