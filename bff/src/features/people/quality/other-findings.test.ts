import { expect, test } from 'vitest';
import { atOnce } from '../../../platform/slices.ts';
import { duplicatesAmong, type ComparedPlayer } from './other-findings.ts';

const player = (id: number, name: string, born: number | null, ...clubs: string[]): ComparedPlayer => ({
  ...{ id, name, born },
  spells: clubs.map((club) => ({ club, teamId: null })),
});
const rooney = player(1, 'Wayne Rooney', 1985, 'Everton', 'Manchester United');

test.each<[string, ComparedPlayer, readonly number[]]>([
  ['the same name, year and club', player(2, 'Wayne Rooney', 1985, 'Everton'), [1, 2]],
  ['a name with other accents and case', player(2, 'wayne Róoney', 1985, 'Everton'), [1, 2]],
  ['an unknown year of birth', player(2, 'Wayne Rooney', null, 'Everton'), [1, 2]],
  ['another year of birth', player(2, 'Wayne Rooney', 1990, 'Everton'), []],
  ['no common club', player(2, 'Wayne Rooney', 1985, 'Chelsea'), []],
  ['another name', player(2, 'Wayne Bridge', 1985, 'Everton'), []],
])('players are compared for duplicates: %s', (_what, other, ids) => {
  expect(atOnce(duplicatesAmong([rooney, other])).map(({ id }) => id)).toEqual(ids);
});
