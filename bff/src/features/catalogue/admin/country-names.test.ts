import { fold, type Language } from '@soccer-legends/contracts';
import { expect, test } from 'vitest';
import { CountryNames } from './country-names.ts';

const NAMES: Readonly<Record<string, Readonly<Partial<Record<Language, string>>>>> = {
  GER: { en: 'Germany', fr: 'Allemagne', de: 'Deutschland' },
  AUT: { en: 'Austria', fr: 'Autriche', de: 'Österreich' },
  SWE: { en: 'Sweden', fr: 'Suède', de: 'Schweden' },
  ESP: { en: 'Spain', fr: 'Espagne', de: 'Spanien' },
};
const countries = new CountryNames(
  [
    ...Object.entries(NAMES).map(([nation, { en }]) => ({ nation, country: en! })),
    { nation: null, country: 'Atlantis' },
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
  ['en', ['Atlantis', 'Austria', 'Germany', 'Spain', 'Sweden']],
  ['fr', ['Germany', 'Atlantis', 'Austria', 'Spain', 'Sweden']],
  ['de', ['Atlantis', 'Germany', 'Austria', 'Sweden', 'Spain']],
])('ranks countries by their names in the language %s', (language, order) => {
  const ranks = countries.ranks(language);
  expect([...ranks.keys()].toSorted((one, other) => ranks.get(one)! - ranks.get(other)!)).toEqual(order);
});
