import type { Language, RevisedFact } from '@soccer-legends/contracts';
import { defineEntity, p } from '@mikro-orm/core';
import type { Row } from '../../../platform/database/row.ts';

/** An administrator's changes to a written group of Connections. All other facts follow the data set. */
export interface CategoryEdit {
  enabled: boolean;
  /** The changed names; all names for a group that an administrator added. */
  names: Readonly<Partial<Record<Language, string>>>;
  /** Ids of players whom the data set's group lacks. */
  added: readonly number[];
  /** Ids of players of the data set's group who are left out. */
  removed: readonly number[];
}

/** A change of a written group. The table is append-only, and the latest row of a group applies. */
export const CategoryRevision = defineEntity({
  name: 'CategoryRevision',
  tableName: 'category_revision',
  properties: {
    id: p.integer().primary().generated('by default as identity'),
    at: p.datetime(),
    actor: p.text(),
    reason: p.text().nullable(),
    /** Id of the group, such as `group own-1`. */
    category: p.text(),
    /** Null if the group equals that of the data set. */
    edit: p.json<CategoryEdit>().nullable(),
    /** What the history shows. */
    changes: p.json<readonly RevisedFact[]>(),
    /** Id of the revision that this one reverts; null for a change. */
    reverts: p.integer().nullable(),
  },
  indexes: [{ name: 'category_revision_category', properties: ['category', 'id'] }],
});
export type CategoryRevision = Row<typeof CategoryRevision>;
