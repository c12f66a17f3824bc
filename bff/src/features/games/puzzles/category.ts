import { inEveryLanguage, localize, type Language, type Localized } from '@soccer-legends/contracts';

/** Nation, club, written group, two clubs, or a lateral group, such as players with the same first name. */
export type CategoryKind = 'nation' | 'club' | 'group' | 'twoClubs' | 'lateral';

export const FIT = {
  no: 0,
  /** Namesakes on a list, or synced players whose names are spelled differently. */
  unsure: 1,
  yes: 2,
} as const;

/** A property that four players of a board share. Players are named by their index in `ConnectionsIndex.players`. */
export interface Category {
  /** Kind and subject, such as `club Ajax`. Stable as long as the data is. */
  id: string;
  kind: CategoryKind;
  texts: CategoryTexts;
  /** Indexes of all players who certainly belong. */
  members: readonly number[];
  /** Indexes of the members that may be drawn: those with a career and, for a club, with enough matches there. */
  shown: readonly number[];
  /** A value of `FIT` for each player, by player index. */
  fits: Uint8Array<ArrayBuffer>;
  /** How hard the property is to recognize, from 1 to 4, before group size and fame are considered. */
  level: number;
  /** How often the category is drawn, relative to others of its kind. */
  weight: number;
  /** Returns why a player belongs; null if the category's text is enough. */
  reasonFor: (player: number) => Localized | null;
  /** Returns what must differ between the players of a group, such as the hidden word; null without a restriction. */
  variantOf: ((player: number) => string) | null;
}

/** Whether a category is about two clubs; a board has at most one of these. */
export function isClubPair({ kind, id }: Category): boolean {
  return kind === 'twoClubs' || id.startsWith('lateral rivals ');
}

/** The name and the description of a category in all languages. */
interface CategoryTexts {
  names: Localized;
  descriptions: Localized;
}

type Pattern = Readonly<Record<Language, readonly [name: string, description: string]>>;

/**
 * `{name}` or `{first}` is replaced by the subject, `{second}` by the second club. A colon avoids prepositions, which would
 * need an article for some clubs and countries but not for others, and in Spanish a comma an "y" before Inter.
 */
const PATTERNS: Readonly<Record<CategoryKind, Pattern>> = {
  nation: {
    en: ['National team: {name}', 'Their national team is {name}.'],
    es: ['Selección: {name}', 'Todos son de la misma selección: {name}.'],
    fr: ['Sélection\u202f: {name}', 'Même sélection pour tous\u202f: {name}.'],
    pt: ['Seleção: {name}', 'São todos da mesma seleção: {name}.'],
    it: ['Nazionale: {name}', 'Hanno giocato tutti nella stessa nazionale: {name}.'],
    de: ['Nationalteam: {name}', 'Sie haben alle für dasselbe Nationalteam gespielt: {name}.'],
  },
  club: {
    en: ['Played for {name}', 'They have all played for {name}.'],
    es: ['Jugaron en: {name}', 'Todos jugaron en el mismo club: {name}.'],
    fr: ['Ont joué pour\u202f: {name}', 'Ils ont tous joué pour le même club\u202f: {name}.'],
    pt: ['Jogaram por: {name}', 'Todos jogaram pelo mesmo clube: {name}.'],
    it: ['Hanno giocato per: {name}', 'Hanno vestito tutti la stessa maglia: {name}.'],
    de: ['Spielten für: {name}', 'Sie haben alle für denselben Verein gespielt: {name}.'],
  },
  twoClubs: {
    en: ['Played for {first} and {second}', 'They have all played for both {first} and {second}.'],
    es: ['Jugaron en dos clubes: {first}, {second}', 'Todos jugaron en estos dos clubes: {first}, {second}.'],
    fr: [
      'Ont joué pour\u202f: {first} et {second}',
      'Ils ont tous joué pour ces deux clubs\u202f: {first} et {second}.',
    ],
    pt: ['Jogaram por: {first} e {second}', 'Todos jogaram por estes dois clubes: {first} e {second}.'],
    it: ['Hanno giocato per: {first} e {second}', 'Hanno vestito entrambe le maglie: {first} e {second}.'],
    de: ['Spielten für: {first} und {second}', 'Sie haben alle für beide Vereine gespielt: {first} und {second}.'],
  },
  group: {
    en: ['{name}', 'They are all on this list: {name}.'],
    es: ['{name}', 'Todos están en esta lista: {name}.'],
    fr: ['{name}', 'Ils sont tous dans cette liste\u202f: {name}.'],
    pt: ['{name}', 'Estão todos nesta lista: {name}.'],
    it: ['{name}', 'Sono tutti in questo elenco: {name}.'],
    de: ['{name}', 'Sie stehen alle auf dieser Liste: {name}.'],
  },
  lateral: {
    en: ['{name}', 'What they have in common: {name}.'],
    es: ['{name}', 'Lo que tienen en común: {name}.'],
    fr: ['{name}', 'Leur point commun\u202f: {name}.'],
    pt: ['{name}', 'O que têm em comum: {name}.'],
    it: ['{name}', 'Ecco che cosa hanno in comune: {name}.'],
    de: ['{name}', 'Das haben sie gemeinsam: {name}.'],
  },
};

/** Returns the texts about one subject, or about two clubs. Languages without a name use the English one. */
export function categoryTexts(kind: CategoryKind, subject: Localized, second = subject): CategoryTexts {
  const filled = (part: 0 | 1): Localized =>
    inEveryLanguage((language) =>
      PATTERNS[kind][language][part].replace(/\{(\w+)\}/g, (_gap, key: string) =>
        localize(key === 'second' ? second : subject, language),
      ),
    );
  return { names: filled(0), descriptions: filled(1) };
}
