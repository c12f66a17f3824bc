import { loadFootballData } from '@soccer-legends/football-data';
import { describe, expect, test } from 'vitest';
import { TeamIndex } from './team-index.ts';

const index = new TeamIndex([
  { id: 1, name: 'Paris Saint-Germain', country: 'FRA', aliases: ['PSG'] },
  { id: 2, name: 'Arsenal', country: 'ENG' },
  { id: 3, name: 'Atlético Madrid', country: 'ESP' },
  { id: 4, name: 'Racing Club', country: 'ARG' },
  { id: 5, name: 'FC United', country: 'ENG' },
  { id: 6, name: 'AC United', country: 'ENG' },
]);

test.each([
  ['Paris Saint Germain', 1],
  ['PSG', 1],
  ['Arsenal FC', 2],
  ['arsenal', 2],
  ['Atletico Madrid', 3],
  ['FC United', 5],
  ['AC United', 6],
  ['United', undefined],
  ['SC United', undefined],
  ['Real Madrid', undefined],
  ['', undefined],
])('%s is the club %s', (name, id) => {
  expect(index.find(name)).toBe(id);
});

describe('clubs of several countries with one name', () => {
  const { clubs, otherClubs } = loadFootballData();
  const index = new TeamIndex([...clubs, ...otherClubs]);
  const nameOf = new Map([...clubs, ...otherClubs].map(({ id, name }) => [id, name]));

  test.each([
    ['Nacional', 'URU', 'Nacional'],
    ['Nacional', 'POR', 'Nacional da Madeira'],
    ['Nacional', 'PAR', 'Nacional Asunción'],
    ['Nacional', 'BOL', undefined],
    ['Nacional', null, undefined],
    ['Al-Ahli', 'KSA', 'Al-Ahli'],
    ['Al-Ahli', 'QAT', 'Al-Ahli Doha'],
    ['Al-Ahli', 'UAE', 'Shabab Al-Ahli'],
    ['Al-Ahli', 'BHR', undefined],
    ['Al-Ahli Jeddah', null, 'Al-Ahli'],
    ['Olimpia', 'HON', 'Olimpia Tegucigalpa'],
    ['Guarani', 'PAR', 'Guaraní Asunción'],
    ['Vitoria', 'BRA', 'Vitória'],
    ['Vitoria SC', 'POR', 'Vitória de Guimarães'],
    ['MetroStars', 'USA', 'New York Red Bulls'],
    ['Barcelona', null, 'Barcelona'],
    ['Barcelona', 'ECU', 'Barcelona SC'],
    ['Barcelona SC', 'ECU', 'Barcelona SC'],
    ['FC Barcelona', 'ESP', 'Barcelona'],
    ['River Plate', 'URU', 'River Plate Montevideo'],
    ['Toronto FC', 'USA', 'Toronto FC'],
    ['Cardiff', 'ENG', 'Cardiff City'],
    ['Arsenal', 'ARG', undefined],
  ])('%s in a league of %s is %s', (name, league, club) => {
    expect(nameOf.get(index.find(name, league)!)).toBe(club);
  });
});
