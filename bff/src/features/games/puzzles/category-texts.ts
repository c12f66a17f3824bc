import { LANGUAGES, type Language, type Localized } from '@soccer-legends/contracts';

/** The name of a group, and the sentence of its hint. */
export interface CategoryTexts {
  names: Localized;
  descriptions: Localized;
}

/** `{name}` stands for a name, `{first}` and `{second}` for the names of two clubs. */
type Pattern = Readonly<Record<Language, { name: string; description: string }>>;

// Colons avoid prepositions that would need an article for some clubs and countries but not for others.
const NATION: Pattern = {
  en: { name: 'National team: {name}', description: 'Their national team is {name}.' },
  es: { name: 'Selección: {name}', description: 'Todos son de la misma selección: {name}.' },
  fr: { name: 'Sélection : {name}', description: 'Ils ont tous la même sélection : {name}.' },
  pt: { name: 'Seleção: {name}', description: 'São todos da mesma seleção: {name}.' },
  it: { name: 'Nazionale: {name}', description: 'Hanno tutti la stessa nazionale: {name}.' },
  de: { name: 'Nationalteam: {name}', description: 'Sie haben alle dasselbe Nationalteam: {name}.' },
};

const CLUB: Pattern = {
  en: { name: 'Played for {name}', description: 'They have all played for {name}.' },
  es: { name: 'Pasaron por {name}', description: 'Todos han tenido el mismo club en su carrera: {name}.' },
  fr: { name: 'Passés par {name}', description: 'Ils ont tous eu le même club dans leur carrière : {name}.' },
  pt: { name: 'Passaram por {name}', description: 'Todos tiveram o mesmo clube na carreira: {name}.' },
  it: { name: 'In carriera: {name}', description: 'Hanno tutti avuto lo stesso club in carriera: {name}.' },
  de: { name: 'Spielten für {name}', description: 'Sie haben alle für {name} gespielt.' },
};

const TWO_CLUBS: Pattern = {
  en: { name: 'Played for {first} and {second}', description: 'They have all played for both {first} and {second}.' },
  es: {
    name: 'Pasaron por {first} y por {second}',
    description: 'Todos han tenido estos dos clubes: {first} y {second}.',
  },
  fr: {
    name: 'Passés par {first} et par {second}',
    description: 'Ils ont tous eu ces deux clubs : {first} et {second}.',
  },
  pt: {
    name: 'Passaram por {first} e por {second}',
    description: 'Todos tiveram estes dois clubes: {first} e {second}.',
  },
  it: {
    name: 'In carriera: {first} e {second}',
    description: 'Hanno tutti avuto questi due club: {first} e {second}.',
  },
  de: {
    name: 'Spielten für {first} und {second}',
    description: 'Sie haben alle für beide gespielt: {first} und {second}.',
  },
};

const GROUP: Pattern = {
  en: { name: '{name}', description: 'They are all on this list: {name}.' },
  es: { name: '{name}', description: 'Todos están en esta lista: {name}.' },
  fr: { name: '{name}', description: 'Ils sont tous dans cette liste : {name}.' },
  pt: { name: '{name}', description: 'Estão todos nesta lista: {name}.' },
  it: { name: '{name}', description: 'Sono tutti in questo elenco: {name}.' },
  de: { name: '{name}', description: 'Sie stehen alle auf dieser Liste: {name}.' },
};

const POSITIONS: Readonly<Record<string, Readonly<Record<Language, readonly [name: string, description: string]>>>> = {
  Goalkeeper: {
    en: ['Goalkeepers', 'They are all goalkeepers.'],
    es: ['Porteros', 'Todos son porteros.'],
    fr: ['Gardiens de but', 'Ils sont tous gardiens de but.'],
    pt: ['Guarda-redes', 'São todos guarda-redes.'],
    it: ['Portieri', 'Sono tutti portieri.'],
    de: ['Torhüter', 'Sie sind alle Torhüter.'],
  },
  Defender: {
    en: ['Defenders', 'They are all defenders.'],
    es: ['Defensas', 'Todos son defensas.'],
    fr: ['Défenseurs', 'Ils sont tous défenseurs.'],
    pt: ['Defesas', 'São todos defesas.'],
    it: ['Difensori', 'Sono tutti difensori.'],
    de: ['Verteidiger', 'Sie sind alle Verteidiger.'],
  },
  Midfielder: {
    en: ['Midfielders', 'They are all midfielders.'],
    es: ['Centrocampistas', 'Todos son centrocampistas.'],
    fr: ['Milieux de terrain', 'Ils sont tous milieux de terrain.'],
    pt: ['Médios', 'São todos médios.'],
    it: ['Centrocampisti', 'Sono tutti centrocampisti.'],
    de: ['Mittelfeldspieler', 'Sie sind alle Mittelfeldspieler.'],
  },
  Attacker: {
    en: ['Attackers', 'They are all attackers.'],
    es: ['Delanteros', 'Todos son delanteros.'],
    fr: ['Attaquants', 'Ils sont tous attaquants.'],
    pt: ['Avançados', 'São todos avançados.'],
    it: ['Attaccanti', 'Sono tutti attaccanti.'],
    de: ['Stürmer', 'Sie sind alle Stürmer.'],
  },
};

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

/** Returns undefined for a name that is not one of the four positions. */
export function positionTexts(position: string): CategoryTexts | undefined {
  const texts = POSITIONS[position];
  if (!texts) return undefined;
  return { names: inAll((language) => texts[language][0]), descriptions: inAll((language) => texts[language][1]) };
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
