import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CatalogueSnapshot } from '../people/people.port.ts';
import { atOnce } from '../../platform/slices.ts';
import { PeopleByName } from './people-named.ts';

type People = Pick<CatalogueSnapshot, 'players' | 'coaches'>;
const built = (snapshot: unknown): PeopleByName => atOnce(PeopleByName.of(snapshot as People));
const player = (
  id: number,
  name: string,
  fame: number,
  surname: string | null = null,
  fullName: string | null = null,
) => [id, { id, name, fame, surname, fullName }] as const;

const people = built({
  players: new Map([
    player(1, 'Ronaldo', 5, null, 'Ronaldo Luís Nazário de Lima'),
    player(2, 'Cristiano Ronaldo', 5),
    player(3, 'Frank de Boer', 4, 'de Boer'),
    player(4, 'Ronald de Boer', 3, 'de Boer'),
    player(5, 'Mesut Özil', 4),
    player(6, 'Park Ji-sung', 3, 'Park'),
    player(7, 'Son Heung-min', 4, 'Son'),
  ]),
  coaches: new Map([[1, { id: 1, name: 'Carlo Ancelotti', fame: 5 }]]),
});

test.each<[string, string[]]>([
  ['Mesut Ozil left in 2013!', ['Mesut Özil']],
  ['OZIL played for Arsenal', ['Mesut Özil']],
  ['Cristiano Ronaldo was never there', ['Cristiano Ronaldo']],
  ['Ronaldo scored 34, not 33', ['Ronaldo', 'Cristiano Ronaldo']],
  ['Ronaldo Luís Nazário de Lima', ['Ronaldo']],
  ['De Boer: which one?', ['Frank de Boer', 'Ronald de Boer']],
  ['ich war mit meinem son im park', ['Park Ji-sung']],
  ['Son Heung-min y Ancelotti', ['Son Heung-min', 'Carlo Ancelotti']],
  ['I like this game', []],
])('PeopleByName finds who is named in "%s"', (text, expected) => {
  expect(people.in(text).map(({ name }) => name)).toEqual(expected);
});

test('PeopleByName accepts any text and returns at most eight people', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(people.in(text).length).toBeLessThanOrEqual(8);
    }),
  );
});
