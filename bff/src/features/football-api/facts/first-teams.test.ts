import { loadFootballData } from '@soccer-legends/football-data';
import { expect, test } from 'vitest';
import { FirstTeams } from './first-teams.ts';

const data = loadFootballData();
const clubs = new FirstTeams(data.nations);

test.each([
  'Brazil',
  'Brazil  U23',
  'Brazil U17',
  'Costa-Rica',
  'Congo-DR',
  'USA',
  'Ajax U21',
  'Jong Ajax',
  'Barcelona B',
  'Real Madrid II',
  'Real Madrid Castilla',
  'Chelsea W',
  'Barcelona Femeni',
  'Arsenal Women',
  'Inter Primavera',
  'Flamengo Sub-20',
  'Feyenoord Reserves',
  'Juventus Next Gen',
  'Milan Futuro',
  'Barcelona Atlètic',
  'BARCELONA ATLETIC',
  'Bilbao Athletic',
  'Real Sociedad B',
  'Zenit-2',
  'Tacoma Defiance',
  'Jong PSV',
  'Bayern München II',
  'Atalanta U23',
])('%s is not the first team of a club', (name) => {
  expect(clubs.has(name)).toBe(false);
});

test.each([
  'Paris Saint Germain',
  'Al-Hilal Saudi FC',
  'Boca Juniors',
  'Junior',
  'Argentinos Juniors',
  '1. FC Köln',
  'B 93',
  'Nacional',
  'Wolverhampton Wanderers',
  'Young Boys',
  'Hannover 96',
  'U Craiova 1948',
  'Racing Club',
  'Willem II',
  'Athletic Club',
  'Atletico Madrid',
  'Las Palmas',
  'Right to Dream Academy',
  'B36 Torshavn',
])('%s is the first team of a club', (name) => {
  expect(clubs.has(name)).toBe(true);
});

test('every club of the data set is a first team', () => {
  expect(data.clubs.filter(({ name }) => !clubs.has(name)).map(({ name }) => name)).toEqual([]);
});
