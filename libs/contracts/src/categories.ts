import type { RevisedFact } from './fact-desk.ts';
import type { IsoTime } from './iso-time.ts';
import type { Language } from './language.ts';

/** Players of one written group. */
export const MOST_MEMBERS = 500;

/** What an administrator decides about a written group of Connections. */
export interface CategoryState {
  /** Whether boards may have the group. */
  enabled: boolean;
  names: Readonly<Record<Language, string>>;
  /** Ids of the players who belong to it. */
  members: readonly number[];
}

/** An item of `GET /api/admin/categories`: a group that people wrote, such as winners of a cup. */
export interface CategorySummary {
  id: string;
  names: Readonly<Record<Language, string>>;
  enabled: boolean;
  /** Players who belong to it. */
  members: number;
  /** Whether administrators changed or added it. */
  edited: boolean;
}

/** `GET /api/admin/categories/sheet?id=` */
export interface CategorySheet extends Omit<CategoryState, 'members'> {
  id: string;
  /** The id of the latest revision; 0 without one. A change names the version that it began with. */
  version: number;
  members: readonly CategoryMember[];
}

export interface CategoryMember {
  id: number;
  name: string;
}

/**
 * `PATCH /api/admin/categories/sheet?id=`, answered with the new `CategorySheet`. What equals the data set follows it again.
 * `POST /api/admin/categories` adds a group, with version 0. `POST /api/admin/categories/effects?id=` only previews.
 */
export interface CategoryChange extends CategoryState {
  version: number;
  reason?: string;
}

/** An item of `GET /api/admin/categories/history?id=`, newest first. `POST …/history/{revision}/revert`
 * reverts the newest. */
export interface CategoryRevision {
  id: number;
  at: IsoTime;
  actor: string;
  reason: string | null;
  /** Fields are `enabled`, `name` with the language as `spell`, and `member` with names of players. */
  changes: readonly RevisedFact[];
  reverts: number | null;
}
