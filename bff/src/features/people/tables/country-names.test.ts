import { fold, type Language } from '@soccer-legends/contracts';
import { expect, test } from 'vitest';
import { CountryNames } from './country-names.ts';

const NAMES: Readonly<Record<string, Readonly<Partial<Record<Language, string>>>>> = {
  GER: { en: 'Germany', fr: 'Allemagne', de: 'Deutschland' },
  AUT: { en: 'Austria', fr: 'Autriche', de: 'Österreich' },
  SWE: { en: 'Sweden', fr: 'Suède', de: 'Schweden' },
  ESP: { en: 'Spain', es: 'España', fr: 'Espagne', de: 'Spanien' },
};
const countries = new CountryNames(
  [
    ...Object.entries(NAMES).map(([nation, { en }]) => ({ nation, country: en! })),
    { nation: null, country: 'Atlantis' },
    { nation: null, country: 'Espanya' },
  ],
  { nameOf: (code, language) => NAMES[code]?.[language] },
);

test.each<[text: string, language: Language, found: readonly string[]]>([
  ['allemagne', 'fr', ['Germany']],
  ['allemagne', 'en', []],
  ['suede', 'fr', ['Sweden']],
  ['osterreich', 'de', ['Austria']],
  ['atlan', 'de', ['Atlantis']],
  ['zzz', 'de', []],
])('finds %s in the language %s: %j', (text, language, found) => {
  expect([...countries.containing(fold(text), language)]).toEqual(found);
});

test.each<[Language, readonly string[]]>([
  ['en', ['Atlantis', 'Austria', 'Espanya', 'Germany', 'Spain', 'Sweden']],
  // In Spanish, ñ is a letter after n.
  ['es', ['Atlantis', 'Austria', 'Espanya', 'Spain', 'Germany', 'Sweden']],
  ['fr', ['Germany', 'Atlantis', 'Austria', 'Spain', 'Espanya', 'Sweden']],
  ['de', ['Atlantis', 'Germany', 'Espanya', 'Austria', 'Sweden', 'Spain']],
])('ranks countries by their names in the language %s', (language, order) => {
  const ranks = countries.ranks(language);
  expect([...ranks.keys()].toSorted((one, other) => ranks.get(one)! - ranks.get(other)!)).toEqual(order);
});
