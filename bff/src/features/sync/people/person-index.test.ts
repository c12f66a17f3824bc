import { WHOLE_NAMES } from '@soccer-legends/contracts/testing';
import { expect, test } from 'vitest';
import { PersonIndex, type KnownPerson } from './person-index.ts';

const people: KnownPerson[] = [
  known(1, 'Mike Maignan', { born: 1995, nation: 'FRA' }),
  known(2, 'Ronaldo', { fullName: 'Ronaldo Luís Nazário de Lima', born: 1976, nation: 'BRA' }),
  known(3, 'Martin Ødegaard', { born: 1998, nation: 'NOR' }),
  known(4, 'Lee Young', { born: 1990, nation: 'KOR' }),
  known(5, 'Lee Young', { born: 1990, nation: 'KOR' }),
  known(6, 'Linked Already', { born: 1990, nation: 'ENG', apiId: 77 }),
  known(7, 'Year Unknown', { born: null, nation: 'ENG' }),
];

function known(id: number, name: string, facts: Partial<KnownPerson>): KnownPerson {
  return { id, name, born: null, nation: null, apiId: null, ...facts };
}

type Row = [
  what: string,
  name: string,
  names: [string | null, string | null],
  born: number | null,
  nation: string | null,
  id: number | undefined,
];

test.each<Row>([
  ['an initial, with year and nation', 'M. Maignan', ['Mike', 'Peterson Maignan'], 1995, 'FRA', 1],
  ['an initial, another year', 'M. Maignan', [null, null], 1996, 'FRA', undefined],
  ['an initial, another nation', 'M. Maignan', [null, null], 1995, 'ENG', undefined],
  ['an initial, without a year', 'M. Maignan', [null, null], null, 'FRA', undefined],
  ['first and last name', 'M. Ødegaard', ['Martin', 'Ødegaard'], 1998, 'NOR', 3],
  ['without accents', 'Martin Odegaard', [null, null], 1998, 'NOR', 3],
  ['the full name', 'Ronaldo N.', ['Ronaldo Luís', 'Nazário de Lima'], 1976, 'BRA', 2],
  ['the same name, another year', 'Ronaldo', [null, null], 1985, 'BRA', undefined],
  ['the same name and year, another nation', 'Mike Maignan', [null, null], 1995, 'ENG', 1],
  ['no year, the same nation', 'Mike Maignan', [null, null], null, 'FRA', 1],
  ['no year, another nation', 'Mike Maignan', [null, null], null, 'ENG', undefined],
  ['a person without a year in the catalogue', 'Year Unknown', [null, null], 1990, 'ENG', 7],
  ['two candidates', 'Lee Young', [null, null], 1990, 'KOR', undefined],
  ['a person who is already linked', 'Linked Already', [null, null], 1990, 'ENG', undefined],
  ['an unknown person', 'No Body', ['No', 'Body'], 1990, 'ENG', undefined],
])('%s', (_what, name, [firstName, lastName], born, nation, id) => {
  expect(new PersonIndex(people).find({ name, firstName, lastName, born }, nation)).toBe(id);
});

test.each(Object.entries(WHOLE_NAMES))('finds %s by each spelling of the name', (name, spellings) => {
  const index = new PersonIndex([known(1, name, { born: 1990, nation: 'ENG' })]);
  for (const spelling of spellings)
    expect([spelling, index.find({ name: spelling, firstName: null, lastName: null, born: 1990 }, null)]).toEqual([
      spelling,
      1,
    ]);
});
