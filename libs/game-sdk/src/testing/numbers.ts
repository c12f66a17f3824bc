import type { Language } from '@soccer-legends/contracts';

/** From three on: the words for one and two are also articles, or mean "both". */
const FIRST_WORD = 3;

/** The numbers from three to twelve, then the ordinal numbers from the third to the fifth, as parts of patterns. */
const WORDS: Readonly<Record<Language, readonly [cardinals: string, ordinals: string]>> = {
  en: ['three four five six seven eight nine ten eleven twelve', 'third fourth fifth'],
  es: ['tres cuatro cinco seis siete ocho nueve diez once doce', 'tercer[ao]? cuart[ao] quint[ao]'],
  fr: ['trois quatre cinq six sept huit neuf dix onze douze', 'troisième quatrième cinquième'],
  pt: ['três quatro cinco seis sete oito nove dez onze doze', 'terceir[ao] quart[ao] quint[ao]'],
  it: ['tre quattro cinque sei sette otto nove dieci undici dodici', 'terz[ao] quart[ao] quint[ao]'],
  de: ['drei vier fünf sechs sieben acht neun zehn elf zwölf', 'dritte[nrs]? vierte[nrs]? fünfte[nrs]?'],
};

/** Returns the numbers of a text that are written in digits, ascending and each once. Placeholders are left out. */
export function digitsIn(text: string): number[] {
  return sorted([...text.replace(/\{\w+\}/g, '').matchAll(/\d+/g)].map(([digits]) => Number(digits)));
}

/** Returns the numbers of a text as in `digitsIn`, and those that are written as words. */
export function numbersIn(language: Language, text: string): number[] {
  const words = WORDS[language].flatMap((list) =>
    list
      .split(' ')
      .flatMap((word, at) => (new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'iu').test(text) ? [FIRST_WORD + at] : [])),
  );
  return sorted([...digitsIn(text), ...words]);
}

export function sorted(numbers: readonly number[]): number[] {
  return [...new Set(numbers)].sort((a, b) => a - b);
}
