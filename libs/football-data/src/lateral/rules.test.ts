import { expect, test } from 'vitest';
import type { Player } from '../facts.ts';
import { loadFootballData } from '../load.ts';
import { LATERAL_RULES } from './rules.ts';

const { lateralGroups, players } = loadFootballData();
const idOf = (name: string) => players.find((player) => player.name === name)!.id;

test.each([
  ['first-name Diego', 'Diego Godín', null],
  ['initials K. K.', 'Kakha Kaladze', null],
  ['initials D. D.', 'Daniele De Rossi', null],
  ['ending inho', 'Philippe Coutinho', null],
  ['mc', 'Ally McCoist', null],
  ['four-letters', 'Kaká', null],
  ['nordic-letters', 'Martin Ødegaard', null],
  ['name-part', 'Marco van Basten', null],
  ['hidden HAM', 'David Beckham', 'BECK[HAM]'],
  ['hidden-country', 'Francesco Totti', '[FRANCE]SCOTOTTI'],
  ['hidden-drink', 'Ivan Rakitić', '[RAKI]TIC'],
  ['hidden-country', 'Juan Román Riquelme', 'JUANR[OMAN]RIQUELME'],
  ['rivals Barcelona, Real Madrid', 'Luís Figo', 'Barcelona 1995–2000, Real Madrid 2000–2005'],
  ['rivals Fiorentina, Juventus', 'Juan Cuadrado', 'Fiorentina 2012–2015, Juventus 2015–2023'],
  ['coach Johan Cruyff', 'Hristo Stoichkov', 'Barcelona 1990–1995'],
  ['abroad AUS', 'Alessandro Del Piero', 'Sydney FC 2012–2014'],
  ['one-club', 'Francesco Totti', 'Roma 1992–2017'],
  ['over-forty', 'Neville Southall', 'Dagenham & Redbridge 2002'],
  ['twelve-clubs', 'Christian Vieri', '12'],
  ['scoring-keepers', 'Alisson', 'Liverpool 1'],
  ['loyal-five-hundred', 'Paolo Maldini', 'Milan 647'],
  ['four-leagues', 'João Cancelo', 'Manchester City, Valencia, Inter, Bayern Munich'],
])('%s has %s, because %s', (group, name, reason) => {
  const { members } = lateralGroups.find(({ id }) => id === group)!;
  expect(members.find(({ player }) => player === idOf(name))?.reason).toEqual(reason === null ? null : { en: reason });
});

test.each([
  ['first-name Diego', 'Deco', 'a full name is not what people say'],
  ['four-letters', 'Ronaldo', 'the name has seven letters'],
  ['initials D. D.', 'Diego Ribas', 'Diego is not the last name'],
  ['initials K. K.', 'Kim Min-jae', 'the last part of the name counts'],
  ['hidden-city', 'Bernardo Silva', 'the city hides in the first name'],
  ['name-part', 'Ruud Gullit', 'the name has no such word'],
  ['rivals Barcelona, Real Madrid', 'Xavi', 'he played for one of the two'],
  ['abroad USA', 'Landon Donovan', 'he is no foreigner there'],
  ['one-club', 'Bukayo Saka', 'his career goes on'],
  ['coach Alex Ferguson', 'Wilfried Zaha', 'he joined in the year in which the coach left'],
  ['coach Frank Rijkaard', 'Juan Román Riquelme', 'he was on loan elsewhere'],
])('%s does not have %s: %s', (group, name) => {
  const { members } = lateralGroups.find(({ id }) => id === group)!;
  expect(members.map(({ player }) => player)).not.toContain(idOf(name));
});

test.each([
  ['Coutinho', ''],
  ['Inho', undefined],
])('the surname %s ends with "inho" only if it is longer', (surname, reason) => {
  expect(LATERAL_RULES['ending']!({ surname } as Player, 'inho', { clubs: new Map(), coaches: new Map() })).toBe(
    reason,
  );
});
