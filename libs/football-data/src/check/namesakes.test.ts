import { expect, test } from 'vitest';
import { loadFootballData } from '../load.ts';
import { clubNamesakes, playerNamesakes } from './namesakes.ts';

const data = loadFootballData();
const clubs = clubNamesakes(data);

test.each([
  ['Al-Ahli (KSA)', 'Al-Ahli Doha (QAT)'],
  ['Al-Ahli Doha (QAT)', 'Shabab Al-Ahli (UAE)'],
  ['Nacional (URU)', 'Nacional da Madeira (POR)'],
  ['Nacional Asunción (PAR)', 'Nacional da Madeira (POR)'],
  ['Guarani (BRA)', 'Guaraní Asunción (PAR)'],
  ['Wimbledon (ENG)', 'AFC Wimbledon (ENG)'],
  ['Olimpia Tegucigalpa (HON)', 'Olimpia Asunción (PAR)'],
])('the search for clubs with similar names finds %s and %s', (...pair) => {
  expect(clubs).toContainEqual(pair);
});

test('the search for players with similar names finds both Jorginhos and both Ronaldos', () => {
  const players = playerNamesakes(data);
  expect(players).toContainEqual(['Jorginho (BRA, 1964)', 'Jorginho (ITA, 1991)']);
  expect(players).toContainEqual(['Ronaldo (BRA, 1976)', 'Cristiano Ronaldo (POR, 1985)']);
});
