import { LANGUAGES, type Language, type Localized } from '@soccer-legends/contracts';

/** The name and the description of a category in all languages. */
export interface CategoryTexts {
  names: Localized;
  descriptions: Localized;
}

/** `{name}` is replaced by a name, `{first}` and `{second}` by the names of two clubs. */
type Pattern = Readonly<Record<Language, { name: string; description: string }>>;

// A colon avoids prepositions, which would need an article for some clubs and countries but not for others.
const NATION: Pattern = {
  en: { name: 'National team: {name}', description: 'Their national team is {name}.' },
  es: { name: 'Selección: {name}', description: 'Todos son de la misma selección: {name}.' },
  fr: { name: 'Sélection\u202f: {name}', description: 'Même sélection pour tous\u202f: {name}.' },
  pt: { name: 'Seleção: {name}', description: 'São todos da mesma seleção: {name}.' },
  it: { name: 'Nazionale: {name}', description: 'Hanno giocato tutti nella stessa nazionale: {name}.' },
  de: { name: 'Nationalteam: {name}', description: 'Sie haben alle für dasselbe Nationalteam gespielt: {name}.' },
};

const CLUB: Pattern = {
  en: { name: 'Played for {name}', description: 'They have all played for {name}.' },
  es: { name: 'Pasaron por {name}', description: 'Todos pasaron por el mismo club: {name}.' },
  fr: { name: 'Passés par {name}', description: 'Ils sont tous passés par le même club\u202f: {name}.' },
  pt: { name: 'Passaram por {name}', description: 'Todos passaram pelo mesmo clube: {name}.' },
  it: { name: 'In carriera: {name}', description: 'Hanno vestito tutti la stessa maglia: {name}.' },
  de: { name: 'Spielten für {name}', description: 'Sie haben alle für {name} gespielt.' },
};

const TWO_CLUBS: Pattern = {
  en: { name: 'Played for {first} and {second}', description: 'They have all played for both {first} and {second}.' },
  es: {
    name: 'Pasaron por {first} y por {second}',
    description: 'Todos pasaron por estos dos clubes: {first} y {second}.',
  },
  fr: {
    name: 'Passés par {first} et par {second}',
    description: 'Ils sont tous passés par ces deux clubs\u202f: {first} et {second}.',
  },
  pt: {
    name: 'Passaram por {first} e por {second}',
    description: 'Todos passaram por estes dois clubes: {first} e {second}.',
  },
  it: {
    name: 'In carriera: {first} e {second}',
    description: 'Hanno vestito entrambe le maglie: {first} e {second}.',
  },
  de: {
    name: 'Spielten für {first} und {second}',
    description: 'Sie haben alle für beide Vereine gespielt: {first} und {second}.',
  },
};

const GROUP: Pattern = {
  en: { name: '{name}', description: 'They are all on this list: {name}.' },
  es: { name: '{name}', description: 'Todos están en esta lista: {name}.' },
  fr: { name: '{name}', description: 'Ils sont tous dans cette liste\u202f: {name}.' },
  pt: { name: '{name}', description: 'Estão todos nesta lista: {name}.' },
  it: { name: '{name}', description: 'Sono tutti in questo elenco: {name}.' },
  de: { name: '{name}', description: 'Sie stehen alle auf dieser Liste: {name}.' },
};

const LATERAL: Pattern = {
  en: { name: '{name}', description: 'What they have in common: {name}.' },
  es: { name: '{name}', description: 'Lo que tienen en común: {name}.' },
  fr: { name: '{name}', description: 'Leur point commun\u202f: {name}.' },
  pt: { name: '{name}', description: 'O que têm em comum: {name}.' },
  it: { name: '{name}', description: 'Ecco che cosa hanno in comune: {name}.' },
  de: { name: '{name}', description: 'Das haben sie gemeinsam: {name}.' },
};

/** Returns the texts of a national team. Languages without a name use the English one, as in the other functions. */
export function nationTexts(names: Localized): CategoryTexts {
  return filled(NATION, (language) => ({ name: names[language] ?? names.en }));
}

export function clubTexts(name: string): CategoryTexts {
  return filled(CLUB, () => ({ name }));
}

export function twoClubsTexts(first: string, second: string): CategoryTexts {
  return filled(TWO_CLUBS, () => ({ first, second }));
}

export function groupTexts(names: Localized): CategoryTexts {
  return filled(GROUP, (language) => ({ name: names[language] ?? names.en }));
}

export function lateralTexts(names: Localized): CategoryTexts {
  return filled(LATERAL, (language) => ({ name: names[language] ?? names.en }));
}

function filled(pattern: Pattern, valuesIn: (language: Language) => Readonly<Record<string, string>>): CategoryTexts {
  const fill = (text: string, language: Language) =>
    text.replace(/\{(\w+)\}/g, (_gap, key: string) => valuesIn(language)[key] ?? '');
  return {
    names: inAll((language) => fill(pattern[language].name, language)),
    descriptions: inAll((language) => fill(pattern[language].description, language)),
  };
}

function inAll(textIn: (language: Language) => string): Localized {
  const others = LANGUAGES.map((language) => [language, textIn(language)] as const);
  return { en: textIn('en'), ...Object.fromEntries(others) };
}
