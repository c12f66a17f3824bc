import type { Localized } from '@soccer-legends/game-sdk';
import type { ConnectionsPlayer, Difficulty } from '@soccer-legends/game-sdk/data';

export const GROUPS = 4;
export const GROUP_SIZE = 4;

/** A group's texts: keys of the game's language files, or the server's texts in several languages. */
export type GroupText = { key: string } | Localized;

export interface Group {
  id: string;
  name: GroupText;
  description: GroupText;
  players: readonly number[];
  color: string;
  difficulty: Difficulty;
  /** Why players belong, such as the years at a club. Leaves out players for whom the group's name is enough. */
  reasons: readonly Reason[];
}

export interface Reason {
  player: number;
  text: GroupText;
}

export interface Puzzle {
  players: readonly ConnectionsPlayer[];
  groups: readonly Group[];
}

/** Returns the groups by difficulty, the easiest first; equal ones keep their order. */
export function byDifficulty(groups: readonly Group[]): Group[] {
  return groups.toSorted((a, b) => a.difficulty - b.difficulty);
}

export function easiest(groups: readonly Group[]): Group | undefined {
  return byDifficulty(groups)[0];
}
