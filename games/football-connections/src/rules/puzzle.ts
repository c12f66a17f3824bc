import type { Localized } from '@soccer-legends/game-sdk';
import type { ConnectionsPlayer, Difficulty } from '@soccer-legends/game-sdk/data';

export const GROUPS = 4;
export const GROUP_SIZE = 4;

/** A group's texts: keys of the game's language files, or the server's texts in several languages. */
export type GroupText = { key: string } | Localized;

/** Four players with something in common. */
export interface Group {
  id: string;
  name: GroupText;
  description: GroupText;
  players: readonly number[];
  /** A CSS color, the background of the found group. */
  color: string;
  /** From 1 for the easiest to 4. */
  difficulty: Difficulty;
  /** Why players belong, such as the years at a club. Leaves out players for whom the group's name is enough. */
  reasons: readonly Reason[];
}

export interface Reason {
  player: number;
  text: GroupText;
}

/** Sixteen players, each in exactly one group. */
export interface Puzzle {
  players: readonly ConnectionsPlayer[];
  groups: readonly Group[];
}

/** Returns the groups by difficulty, the easiest first; equal ones keep their order. */
export function byDifficulty(groups: readonly Group[]): Group[] {
  return groups.toSorted((a, b) => a.difficulty - b.difficulty);
}

/** Returns the group of the lowest difficulty, the first one of several; undefined for an empty list. */
export function easiest(groups: readonly Group[]): Group | undefined {
  return byDifficulty(groups)[0];
}
