import { fold } from '@soccer-legends/contracts';
import { describe, expect, test } from 'vitest';
import { loadFootballData } from '../load.ts';
import { parseAliases } from './aliases.ts';

const { aliases, players } = loadFootballData();
const namesOf = (name: string) => {
  const { id } = players.find((player) => player.name === name)!;
  return aliases.filter(({ player }) => player === id).flatMap(({ names }) => names);
};

test.each([
  ['Javier Hernández', 'Chicharito'],
  ['Sergio Agüero', 'El Kun'],
  ['Zinedine Zidane', 'Zizou'],
  ['Giuseppe Signori', 'Beppe Signori'],
  ['Pedro', 'Pedrito'],
  ['Hristo Stoichkov', 'Christo Stoitschkow'],
])('%s is also known as %s', (name, alias) => {
  expect(namesOf(name)).toContain(alias);
});

test('at least 150 players have an alias, none of which repeats the name', () => {
  expect(new Set(aliases.map(({ player }) => player)).size).toBeGreaterThanOrEqual(150);
  const repeated = aliases.flatMap(({ player: id, names }) => {
    const { name, fullName } = players.find((player) => player.id === id)!;
    return names.filter((alias) => [name, fullName ?? ''].map(fold).includes(fold(alias)));
  });
  expect(repeated).toEqual([]);
});

describe('a block of aliases', () => {
  const parse = (text: string) => parseAliases('sample.txt', text, players);
  const kaka = players.find(({ name }) => name === 'Kaká')!.id;

  test('lists players by name or full name, ignoring case and accents', () => {
    expect(parse('nickname | press\n  kaka: Ricky; Bambi d’Oro')).toEqual([
      { player: kaka, names: ['Ricky', 'Bambi d’Oro'] },
    ]);
    expect(parse('nickname | press\n  Ricardo Izecson dos Santos Leite: Ricky')[0]!.player).toBe(kaka);
  });

  test.each([
    ['nickname\n  Kaká: Ricky', 'sample.txt:1: 1 fields instead of 2'],
    ['nickname | \n  Kaká: Ricky', 'sample.txt:1: a block of aliases needs a kind and a source'],
    ['nickname | press\n  Ted Lasso: Coach', 'sample.txt:2: "Ted Lasso" is not a player'],
    [
      'nickname | press\n  Jorginho: Jorge',
      'sample.txt:2: "Jorginho" is the name of several players: write the full name',
    ],
    ['nickname | press\n  Kaká', 'sample.txt:2: a player needs an alias: "name: alias; alias"'],
  ])('%j is reported', (text, message) => {
    expect(() => parse(text)).toThrow(message);
  });
});
