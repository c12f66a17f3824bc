import { expect, test } from 'vitest';
import { readCoaches } from './read-coaches.ts';

const pep = {
  id: 9001,
  name: 'Pep Guardiola',
  photo: 'https://site.test/art/coach/9001.svg',
  country: 'Spain',
  nation: 'ESP',
  team: null,
  career: [
    { team: 'Barcelona', country: 'ESP', start: 2008, end: 2012 },
    { team: 'Manchester City', country: 'ENG', start: 2016, end: null },
  ],
};

test('a complete coach is read unchanged', () => {
  expect(readCoaches([pep], 60)).toEqual([pep]);
});

test.each([
  ['left out if enough others remain', 1, ['Pep Guardiola', 'Luis Enrique']],
  ['kept if few others remain', 3, ['Pep Guardiola', 'Roberto Olabe', 'Luis Enrique']],
])('a coach whom few fans know is %s', (_what, enough, names) => {
  const unknown = { ...pep, id: 2, name: 'Roberto Olabe', fame: 2 };
  const known = { ...pep, id: 3, name: 'Luis Enrique', fame: 3 };
  expect(readCoaches([pep, unknown, known], enough).map(({ name }) => name)).toEqual(names);
});

test.each<[string, unknown]>([
  ['no picture', { ...pep, photo: null }],
  ['a picture that is a path', { ...pep, photo: '/art/coach/9001.svg' }],
  ['a picture that is not an address', { ...pep, photo: 'javascript:alert(1)//https://' }],
  ['no name', { ...pep, name: ' ' }],
  ['no id', { ...pep, id: undefined }],
  ['no content', null],
])('an entry with %s is left out', (_what, entry) => {
  expect(readCoaches([entry], 60)).toEqual([]);
});

test('the teams of a career are kept with their pictures, except for unusable ones', () => {
  const barcelona = { team: 'Barcelona', nation: null, periods: [{ start: 2008, end: 2012 }] };
  const career = [{ team: 'Barcelona', teamLogo: '/art/crest/1.svg', country: 'ESP', start: 2008, end: 2012 }];
  const spain = { team: 'Spain', nation: 'ESP', periods: [{ start: 2026, end: null }] };
  const unusable = [null, {}, { ...spain, team: '' }, { ...spain, periods: [{ start: 'x', end: null }] }];
  expect(readCoaches([{ ...pep, career, coached: [barcelona, ...unusable, spain] }], 60)).toMatchObject([
    {
      coached: [
        { ...barcelona, logo: '/art/crest/1.svg' },
        { ...spain, logo: null },
      ],
    },
  ]);
});

test('an http address is accepted', () => {
  expect(readCoaches([{ ...pep, photo: 'http://localhost:3000/art/coach/9001.svg' }], 60)).toHaveLength(1);
});

test('of two coaches with the same name, ignoring accents, the first is kept', () => {
  const others = [
    { ...pep, id: 1, name: 'José Pérez' },
    { ...pep, id: 2, name: 'Jose Perez' },
  ];
  expect(readCoaches(others, 60)).toMatchObject([{ id: 1 }]);
});

test('unknown facts of a coach are left out', () => {
  const { id, name, photo } = pep;
  expect(readCoaches([{ id, name, photo }], 60)).toEqual([
    { id, name, photo, country: null, nation: null, team: null, career: [] },
  ]);
});

test.each<[string, unknown, unknown[]]>([
  ['without a team', { start: 2008, end: 2012 }, []],
  ['without a year', { team: 'Barcelona', end: 2012 }, []],
  ['that is no record', null, []],
  [
    'without a country',
    { team: 'Brazil national team', start: 2025 },
    [{ team: 'Brazil national team', country: null, start: 2025, end: null }],
  ],
])('a job %s is read with what is known', (_what, job, career) => {
  expect(readCoaches([{ ...pep, career: [job] }], 60)).toMatchObject([{ career }]);
});
