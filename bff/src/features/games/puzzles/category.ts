import { inEveryLanguage, localize, type Localized } from '@soccer-legends/contracts';
import TEXTS from './category-texts.json' with { type: 'json' };

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

/**
 * Returns the texts about one subject, `{name}` or `{first}`, or about two clubs. Languages without a name use the English one.
 * The texts have colons instead of prepositions, which would need an article for some clubs and countries but not for others,
 * and in Spanish a comma instead of "y" before Inter.
 */
export function categoryTexts(kind: CategoryKind, subject: Localized, second = subject): CategoryTexts {
  const filled = (part: 'name' | 'description'): Localized =>
    inEveryLanguage((language) =>
      TEXTS[kind][language][part].replace(/\{(\w+)\}/g, (_gap, key: string) =>
        localize(key === 'second' ? second : subject, language),
      ),
    );
  return { names: filled('name'), descriptions: filled('description') };
}
