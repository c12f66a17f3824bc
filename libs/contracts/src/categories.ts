import type { RevisedFact, Revision } from './fact-desk.ts';
import type { Language } from './language.ts';

/** Maximum number of players in a hand-written group. */
export const MOST_MEMBERS = 500;

/** The parts of a hand-written group of Connections that administrators decide. */
export interface CategoryState {
  enabled: boolean;
  names: Readonly<Record<Language, string>>;
  /** Ids of players. */
  members: readonly number[];
}

/** An item of `GET /api/admin/categories`: a hand-written group, such as the winners of a cup. */
export interface CategorySummary extends Omit<CategoryState, 'members'> {
  id: string;
  /** Number of players. */
  members: number;
  /** Whether an administrator's state overrides that of the data set. */
  edited: boolean;
}

/** `GET /api/admin/categories/sheet?id=` */
export interface CategorySheet extends Omit<CategoryState, 'members'> {
  id: string;
  /** Id of the latest revision; 0 without one. A change names the version on which it is based. */
  version: number;
  members: readonly CategoryMember[];
}

export interface CategoryMember {
  id: number;
  name: string;
}

/**
 * `PATCH /api/admin/categories/sheet?id=` returns the new `CategorySheet`. A value equal to the data set's follows the
 * data set again. `POST /api/admin/categories` adds a group, with version 0. `POST /api/admin/categories/effects?id=`
 * only previews.
 */
export interface CategoryChange extends CategoryState {
  version: number;
  reason?: string;
}

/**
 * An item of `GET /api/admin/categories/history?id=`, newest first. `POST …/history/{revision}/revert` reverts the
 * newest one.
 */
export interface CategoryRevision extends Pick<Revision, 'id' | 'at' | 'actor' | 'reason' | 'reverts'> {
  /** Fields are `enabled`, `name` with its language, and `member` with names of players. */
  changes: readonly RevisedFact[];
}
