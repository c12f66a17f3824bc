import { fold } from '@soccer-legends/contracts';
import { expect, test } from 'vitest';
import leftOutText from '../../data/left-out.txt?raw';
import type { Spell } from '../facts.ts';
import { loadFootballData } from '../load.ts';
import { leftOutPlayers } from './fact-figures.ts';
import { coverageOf } from './coverage.ts';
import { brokenRules } from './rules.ts';

const data = loadFootballData();

test('the bundled data breaks no rule', () => {
  expect(brokenRules(data, new Date().getUTCFullYear())).toEqual([]);
});

test('rejects a group whose member shares a name with another player, or is listed twice', () => {
  const groups = [...data.groups, { ...data.groups[0]!, id: 'sample', members: ['Jorginho', 'Pelé', 'Pelé'] }];
  expect(brokenRules({ ...data, groups }, new Date().getUTCFullYear())).toEqual([
    'group sample Jorginho is the name of several players: write the full name',
    'group sample Pelé occurs twice',
  ]);
});

test.each([
  ['the name of a listed club', 'Al-Ahli', 'club Al-Ahli (QAT) has the name of Al-Ahli'],
  ['another spelling of a listed club', 'A.C. Milan', 'club A.C. Milan (QAT) has the name of Milan'],
  ['the name of another club in no list', 'Santa Cruz', 'club Santa Cruz (QAT) has the name of Santa Cruz (BRA)'],
])('rejects a club in no list with %s', (_what, name, message) => {
  const otherClubs = [...data.otherClubs, { id: 9999, name, names: { en: name }, country: 'QAT', aliases: [] }];
  const broken = brokenRules({ ...data, otherClubs }, new Date().getUTCFullYear());
  expect(broken).toContain(`${message}: add its city to the name`);
});

test('rejects two clubs with one name in a country, also a former one', () => {
  const otherClubs = [
    ...data.otherClubs,
    { id: 9999, name: 'Red Bull Arena', names: { en: 'Red Bull Arena' }, country: 'USA', aliases: ['MetroStars'] },
  ];
  expect(brokenRules({ ...data, otherClubs }, new Date().getUTCFullYear())).toEqual([
    'name of a club in its country MetroStars (USA) occurs twice',
  ]);
});

const KAKA = data.players.find(({ name }) => name === 'Kaká')!;
const CURRENT = {
  ...KAKA.career.at(-1)!,
  start: 2026,
  end: null,
  matches: null,
  goals: null,
  loan: false,
  source: 'x',
};

/** Returns the rules that the data breaks with one more player, who has this spell. */
function brokenBy(spell: Partial<Spell>): string[] {
  const player = { ...KAKA, id: 9999, name: 'Kakaó', fullName: null, born: 2000, career: [{ ...CURRENT, ...spell }] };
  return brokenRules({ ...data, players: [...data.players, player] }, new Date().getUTCFullYear());
}

test('rejects a current spell without a source that began in the year of the last window, and an unknown source', () => {
  expect(brokenBy({})).toEqual([]);
  expect(brokenBy({ source: 'u' })).toEqual([
    `9999 Kakaó ${CURRENT.club}: no source says that it began in 2026; leave it out`,
  ]);
  expect(brokenBy({ source: 'y' })).toEqual([`9999 Kakaó ${CURRENT.club}: "y" is not in sources.txt`]);
});

test('rejects a current spell from before the year of the first source that is a loan or has no match', () => {
  const began2025 = { ...CURRENT, start: 2025, matches: 20, goals: 0 };
  expect(brokenBy(began2025)).toEqual([]);
  expect(brokenBy({ ...began2025, loan: true })).toEqual([`9999 Kakaó ${CURRENT.club}: write when the loan ended`]);
  expect(brokenBy({ ...began2025, matches: 0 })).toEqual([`9999 Kakaó ${CURRENT.club}: write "-" for the figures`]);
});

test('rejects figures of a spell in Brazil that began before its first league', () => {
  const santos = {
    ...CURRENT,
    club: 'Santos',
    clubId: data.clubs.find(({ name }) => name === 'Santos')!.id,
    end: 1980,
  };
  const coritiba = { ...santos, club: 'Coritiba', clubId: null, clubCountry: 'BRA' };
  const faultsOf = (spell: Partial<Spell>) => brokenBy(spell).filter((message) => message.includes('Brazil'));
  expect(faultsOf({ ...santos, start: 1971, matches: 20, goals: 0 })).toEqual([]);
  expect(faultsOf({ ...santos, start: 1970 })).toEqual([]);
  for (const spell of [santos, coritiba]) {
    expect(faultsOf({ ...spell, start: 1970, matches: 20, goals: 0 })).toEqual([
      `9999 Kakaó ${spell.club}: Brazil had no league before 1971; write "-" for the figures`,
    ]);
  }
});

test('rejects years of a list that are missing or outside its range', () => {
  const names = { ...data.groups[0]!.names, en: 'Winners 1990–2026' };
  const years = { Kaká: '2007', Pelé: '1970', Xavi: '2010, x' };
  const groups = [{ id: 'sample', names, members: ['Kaká', 'Pelé', 'Xavi', 'Messi'], years }];
  expect(brokenRules({ ...data, groups, lateralGroups: [] }, new Date().getUTCFullYear())).toEqual([
    'group sample Messi has no years',
    'group sample Pelé has the years 1970',
    'group sample Xavi has the years 2010, x',
  ]);
});

test.each([
  [
    'a season of last year',
    'Winners 1990–2024',
    2025,
    ['list sample ends in 2024: add what happened since, and the year to its name'],
  ],
  ['the current year', 'Winners 1990–2025', 2025, []],
  ['the last World Cup', 'World Cup scorers 1990–2022', 2025, []],
  [
    'a World Cup before the last one',
    'World Cup scorers 1990–2022',
    2026,
    ['list sample ends in 2022: add what happened since, and the year to its name'],
  ],
])('whether a growing list is outdated: up to %s', (_what, en, thisYear, errors) => {
  const groups = [{ id: 'sample', names: { ...data.groups[0]!.names, en }, members: [], years: {} }];
  expect(
    brokenRules({ ...data, groups, lateralGroups: [] }, thisYear).filter((error) => error.startsWith('list')),
  ).toEqual(errors);
});

test('no player of the data is in the list of those who are left out', () => {
  const names = new Set(data.players.flatMap(({ name, fullName }) => [fold(name), fold(fullName ?? name)]));
  const leftOut = leftOutPlayers(leftOutText);
  expect(leftOut.length).toBeGreaterThan(0);
  expect(leftOut.filter((name) => names.has(fold(name)))).toEqual([]);
});

test('at most 4 % of the ended spells have no figures, and each club has at least three players', () => {
  const spells = data.players.flatMap(({ career }) => career.filter(({ end }) => end !== null));
  const blank = spells.filter(({ matches, goals }) => matches === null || goals === null);
  expect(blank.length / spells.length).toBeLessThanOrEqual(0.04);
  const few = data.clubs.filter(
    ({ id }) => data.players.filter(({ career }) => career.some(({ clubId }) => clubId === id)).length < 3,
  );
  expect(few).toEqual([]);
});

test('the bundled data covers what every game needs', () => {
  const coverage = coverageOf(data);
  console.table(coverage);
  const needed = {
    players: 2000,
    'players with at least two spells': 400,
    goalkeepers: 40,
    'nations with players': 60,
    clubs: 120,
    coaches: 80,
    groups: 20,
    'lateral groups': 150,
    'words of 4 letters': 80,
    'words of 5 letters': 80,
    'words of 6 letters': 80,
    'words of 7 letters': 80,
  };
  const missing = Object.entries(needed).filter(([what, count]) => coverage[what]! < count);
  expect(missing).toEqual([]);
});
