import { localize } from '@soccer-legends/contracts';
import { describe, expect, test } from 'vitest';
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
  expect(members.find(({ player }) => player === idOf(name))?.reason?.en ?? null).toBe(reason);
});

test.each([
  ['rivals Barcelona, Real Madrid', 'Luís Figo', 'Barcelone 1995–2000, Real Madrid 2000–2005'],
  ['won-with-two-clubs', 'Deco', 'Porto 2004, Barcelone 2006'],
  ['four-leagues', 'João Cancelo', 'Manchester City, Valence, Inter Milan, Bayern Munich'],
  ['city-surname', 'Martín Palermo', 'Palermo (ITA)'],
])('the reason in %s for %s has the French names of clubs, and of nothing else: %s', (group, name, reason) => {
  const { members } = lateralGroups.find(({ id }) => id === group)!;
  expect(localize(members.find(({ player }) => player === idOf(name))!.reason!, 'fr')).toBe(reason);
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

describe('the years of a player and a coach at one club', () => {
  const atClub = { clubId: null, clubCountry: null, matches: null, goals: null, loan: false };
  const home = { ...atClub, club: 'Home', start: 2000, end: 2004 };
  const awayFrom = (start: number, end: number) => ({ ...atClub, club: 'Away', start, end, loan: true });
  const player: Omit<Player, 'career'> = {
    ...{ id: 1, name: 'Player', fullName: null, surname: 'Player', nation: 'ENG' },
    ...{ position: 'Defender', born: 1980, number: null, fame: 3 },
  };
  const coach = { id: 1, name: 'Coach', nation: 'ENG', born: 1950, fame: 3, career: [home] } as const;
  const context = { clubs: new Map(), coaches: new Map([['Coach', coach]]) };

  test.each([
    ['count without a loan', [home], 'Home 2000–2004'],
    ['count with two of four years on loan', [home, awayFrom(2001, 2003)], 'Home 2000–2004'],
    ['prove nothing with three of four years on loan', [home, awayFrom(2001, 2004)], undefined],
    ['count with years on loan before the coach', [home, awayFrom(1997, 2000)], 'Home 2000–2004'],
  ])('%s', (_case, career, reason) => {
    expect(LATERAL_RULES['coach']!({ ...player, career }, 'Coach', context)).toBe(reason);
  });
});

test.each([
  [2020, undefined],
  [2021, 'Home 2019–2021'],
])('the reason that a player born in 1980 still plays at 40 after a spell that ends in %i is %s', (end, reason) => {
  const spell = { club: 'Home', clubId: null, clubCountry: null, matches: null, goals: null, loan: false };
  const player = { born: 1980, career: [{ ...spell, start: 2019, end }] } as unknown as Player;
  const rule = LATERAL_RULES['still playing at {value}']!;
  expect(rule(player, '40', { clubs: new Map(), coaches: new Map() })).toBe(reason);
});

test.each([
  ['contains', 'Philippe Coutinho', 'Coutinho', ''],
  ['does not contain', 'Inho', 'Inho', undefined],
  ['does not contain', 'Juninho Pernambucano', 'Juninho', undefined],
])('the group of surnames that end with "inho" %s %s', (_verb, name, surname, reason) => {
  const context = { clubs: new Map(), coaches: new Map() };
  expect(LATERAL_RULES['ending']!({ name, surname } as Player, 'inho', context)).toBe(reason);
});
