import { expect, test } from 'vitest';
import { factsToTake } from './merge-and-split.ts';
import type { Facts, Spell } from './facts.ts';

const spell = (club: string, from: number, to: number | null, teamId: number | null = null): Spell => ({
  ...{ club, teamId, from, to, matches: 10, goals: 1, loan: false },
});
const person = (fields: Facts['fields'], ...career: Spell[]): Facts => ({ fields, career });
const clubsTaken = (own: Spell[], other: Spell[]) =>
  factsToTake(person({}, ...own), person({}, ...other)).spells.map(({ club }) => club);

test.each<[string, Facts['fields'], Facts['fields'], object]>([
  ['a fact that is unknown', { born: null }, { born: 1980 }, { born: 1980 }],
  ['no fact that is known', { born: 1981 }, { born: 1980 }, {}],
  ['neither the name nor what is hidden or drawn', {}, { name: 'A', hidden: false, drawn: false }, {}],
  [
    'the nation with its name',
    { country: 'Unknown' },
    { nation: 'ITA', country: 'Italy' },
    { nation: 'ITA', country: 'Italy' },
  ],
  [
    'the name of a nation without a code',
    { country: null },
    { nation: null, country: 'Zanzibar' },
    { country: 'Zanzibar' },
  ],
  ['no name of another nation', { nation: 'FRA', country: null }, { nation: 'ITA', country: 'Italy' }, {}],
])('takes %s', (_what, own, other, fields) => {
  expect(factsToTake(person(own), person(other)).fields).toEqual(fields);
});

test.each<[string, Spell[], Spell[], string[]]>([
  ['at a new club', [spell('Milan', 2000, 2005)], [spell('Ajax', 1995, 2000)], ['Ajax']],
  ['at no club of the career', [spell('Milan', 2000, 2005)], [spell('Milan', 2001, 2004)], []],
  ['at no club of the career by another name', [spell('Milan', 2000, 2005, 4)], [spell('AC Milan', 2001, 2004, 4)], []],
  ['that goes on, without a current club', [spell('Milan', 2000, 2005)], [spell('Inter', 2005, null)], ['Inter']],
  ['that does not go on beside a current club', [spell('Milan', 2000, null)], [spell('Inter', 2005, null)], []],
])('takes a spell %s', (_what, own, other, clubs) => {
  expect(clubsTaken(own, other)).toEqual(clubs);
});
