import { expect, test } from 'vitest';
import { parseKits } from './kits.ts';

test('reads the eras of a club in order', () => {
  const kits = parseKits(
    'kits.txt',
    'A | plain red white | white\nB | hoops green white | white\nA | sash red blue | red | 1974',
  );
  expect(kits.get('A')).toEqual([
    { pattern: 'plain', colors: ['red', 'white'], shorts: 'white', since: null },
    { pattern: 'sash', colors: ['red', 'blue'], shorts: 'red', since: 1974 },
  ]);
  expect(kits.get('B')).toHaveLength(1);
});

test.each([
  ['no color', 'A | plain | white', 'kits.txt:1: a shirt must read'],
  ['no shorts', 'A | plain red', 'kits.txt:1: 2 fields'],
  ['a first era with a year', 'A | plain red | red | 1970', 'kits.txt:1: the eras of A'],
  ['two eras without a year', 'A | plain red | red\nA | plain blue | red', 'kits.txt:2: the eras of A'],
  [
    'falling years',
    'A | plain red | red\nA | plain blue | red | 1980\nA | plain red | red | 1970',
    'kits.txt:3: the eras',
  ],
  ['a year that is a word', 'A | plain red | red\nA | plain blue | red | now', 'kits.txt:2: the year is "now"'],
])('rejects %s', (_what, text, message) => {
  expect(() => parseKits('kits.txt', text)).toThrow(message);
});
