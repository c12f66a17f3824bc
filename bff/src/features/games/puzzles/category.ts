import type { Localized } from '@soccer-legends/contracts';
import type { CategoryTexts } from './category-texts.ts';

export type CategoryKind = 'nation' | 'club' | 'group' | 'twoClubs' | 'lateral';

/** Whether a player has the property of a category. */
export const FIT = {
  no: 0,
  /** Namesakes on a list, or synced players whose names are spelled differently. */
  unsure: 1,
  yes: 2,
} as const;

/** A property that some players have. */
export interface Category {
  /** Kind and subject, such as `club Ajax`: stable as long as the data is. */
  id: string;
  kind: CategoryKind;
  texts: CategoryTexts;
  /** Indexes of the players who have it. */
  members: readonly number[];
  /**
   * Indexes of the members that may be drawn for it. Leaves out players without a career and, for a club, players with
   * few matches there.
   */
  shown: readonly number[];
  /** Whether each player has it, by player index. */
  fits: Uint8Array<ArrayBuffer>;
  /** How hard it is to see, from 1 to 4, before the size of the group and the fame of its players. */
  level: number;
  /** How often it is drawn, relative to the other categories of its kind. */
  weight: number;
  /** Returns why a player belongs; null if the category's text is enough. */
  reasonFor: (player: number) => Localized | null;
  /** Returns what no two players of a group may share, such as the hidden word; null if they may share anything. */
  variantOf: ((player: number) => string) | null;
}

/** Whether its members have played for the same two clubs. */
export function isClubPair({ kind, id }: Category): boolean {
  return kind === 'twoClubs' || id.startsWith('lateral rivals ');
}
