import { LANGUAGES } from '@soccer-legends/contracts';
import { expect, test } from 'vitest';
import { loadFootballData } from '../load.ts';
import { parseClubNames, parseClubs } from './clubs.ts';

const { clubs: listed, otherClubs } = loadFootballData();
const clubs = [...listed, ...otherClubs];
const namesIn = (language: (typeof LANGUAGES)[number]) =>
  new Map(clubs.map(({ name, names }) => [name, names[language] ?? names.en]));

test.each([
  ['Bayern Munich', 'de', 'Bayern München'],
  ['Bayern Munich', 'it', 'Bayern Monaco'],
  ['Bayern Munich', 'en', 'Bayern Munich'],
  ['Red Star Belgrade', 'de', 'Roter Stern Belgrad'],
  ['Red Star Belgrade', 'es', 'Estrella Roja'],
  ['Napoli', 'de', 'Neapel'],
  ['Napoli', 'it', 'Napoli'],
  ['Ajax', 'fr', 'Ajax'],
  ['1860 Munich', 'de', '1860 München'],
  ['Soviet Union national team', 'de', 'Sowjetunion (Nationalteam)'],
] as const)('%s is called in %s: %s', (club, language, name) => {
  expect(namesIn(language).get(club)).toBe(name);
});

test.each(LANGUAGES)('no two clubs have the same name in %s', (language) => {
  const names = [...namesIn(language).values()];
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

test('a name of another language is one of the other spellings, by which the club is found', () => {
  const napoli = clubs.find(({ name }) => name === 'Napoli')!;
  expect(napoli.aliases).toEqual(expect.arrayContaining(['Neapel', 'Nápoles', 'Naples']));
});

test('rejects a name without a language, and names of a club that is not listed', () => {
  expect(() => parseClubNames('names.txt', 'Napoli | Neapel')).toThrow('names.txt:1: "Neapel" does not begin with');
  const names = new Map([['Atlantis', { de: 'Atlantis' }]]);
  expect(() => parseClubs('clubs.txt', '', new Map(), names)).toThrow('not in clubs.txt: Atlantis');
});
