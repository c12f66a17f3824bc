import { expect, test } from 'vitest';
import type { Spell } from '../facts.ts';
import { faultsOfClub, faultsOfCoach, faultsOfPlayer, type CheckedPlayer } from './person-rules.ts';

const YEAR = 2026;

const spell = (facts: Partial<Spell> = {}): Spell => ({
  club: 'Milan',
  clubId: 4,
  clubCountry: null,
  start: 2000,
  end: 2005,
  matches: 100,
  goals: 10,
  loan: false,
  ...facts,
});
const player = (facts: Partial<CheckedPlayer>): CheckedPlayer => ({
  id: 1,
  name: 'Kaká',
  fullName: null,
  surname: 'Kaká',
  born: 1982,
  career: [spell()],
  ...facts,
});
const places = (facts: Partial<CheckedPlayer>): string[] =>
  faultsOfPlayer(player(facts), YEAR).map(({ rule, field, spell: index }) => [rule, field, index].join(' ').trim());

test.each<[what: string, facts: Partial<CheckedPlayer>, places: string[]]>([
  ['a plausible player', {}, []],
  ['a name in another script', { name: 'Кака' }, ['script name', 'letters name']],
  ['a full name without letters', { fullName: '..' }, ['letters fullName']],
  ['a surname without Latin letters', { surname: '-' }, ['letters surname']],
  ['no career', { career: [] }, ['noCareer career']],
  ['an end before the start', { career: [spell({ end: 1999, matches: 1, goals: 0 })] }, ['endsBefore end 0']],
  ['an end in the future', { career: [spell({ start: 2020, end: 2027 })] }, ['future end 0']],
  ['a spell of 22 years', { born: null, career: [spell({ end: 2022 })] }, []],
  ['a spell of 23 years', { born: null, career: [spell({ end: 2023 })] }, ['tooLong end 0']],
  ['a start at the age of 14', { career: [spell({ start: 1996 })] }, []],
  ['a start at the age of 13', { career: [spell({ start: 1995 })] }, ['age start 0']],
  ['an end at the age of 46', { born: 1980, career: [spell({ start: 2010, end: 2026 })] }, []],
  ['an end at the age of 47', { career: [spell({ start: 2010, end: 2029 })] }, ['future end 0', 'age end 0']],
  ['an unknown year of birth', { born: null, career: [spell({ start: 1995 })] }, []],
  ['50 matches in a year', { career: [spell({ end: 2000, matches: 50 })] }, []],
  ['51 matches in a year', { career: [spell({ end: 2000, matches: 51 })] }, ['tooManyMatches matches 0']],
  ['as many goals as matches', { career: [spell({ goals: 100 })] }, []],
  [
    'more goals than matches',
    { career: [spell(), spell({ start: 2006, end: 2007, goals: 101 })] },
    ['moreGoals goals 1'],
  ],
  ['a national team', { career: [spell({ club: 'Brazil national team' })] }, ['nationalTeam club 0']],
  [
    'two current clubs',
    { career: [spell({ end: null }), spell({ end: null })].map((own) => ({ ...own, start: 2020 })) },
    ['twoCurrent career'],
  ],
  ['a career out of order', { career: [spell({ start: 2004 }), spell()] }, ['order career']],
])('%s', (_what, facts, expected) => {
  expect(places(facts)).toEqual(expected);
});

test('accepts a listed true exception for that player only', () => {
  const career = [spell({ start: 1984, end: 2009, matches: 647 })];
  expect(places({ id: 3002, born: 1968, career })).toEqual([]);
  expect(places({ id: 1, born: 1968, career })).toEqual(['tooLong end 0']);
});

test.each([
  [21, ['age start']],
  [22, []],
  [80, []],
  [81, ['age start']],
])('a coach who starts at the age of %i breaks the rules %j', (age, expected) => {
  const faults = faultsOfCoach({ name: 'Kaká', born: 2000 - age, career: [spell({ start: 2000, end: null })] }, YEAR);
  expect(faults.map(({ rule, field }) => `${rule} ${field}`)).toEqual(expected);
});

test.each([
  ['1. FC Köln', []],
  ['Brighton & Hove Albion', []],
  ['Спартак', ['script', 'letters']],
  ['1860', ['letters']],
  ['Milan?', ['script']],
])('the club %s breaks the rules %j', (name, rules) => {
  expect(faultsOfClub({ name }).map(({ rule }) => rule)).toEqual(rules);
});
