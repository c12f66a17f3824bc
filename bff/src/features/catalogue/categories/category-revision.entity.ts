import type { Language, RevisedFact } from '@soccer-legends/contracts';
import { defineEntity, p } from '@mikro-orm/core';
import type { Row } from '../../../platform/database/row.ts';

/** How administrators changed a written group of Connections. Everything else follows the data set. */
export interface CategoryEdit {
  enabled: boolean;
  /** The names that were changed; all of them for a group that an administrator added. */
  names: Readonly<Partial<Record<Language, string>>>;
  /** Ids of players. */
  added: readonly number[];
  removed: readonly number[];
}

/** A change of a written group. The table is append-only; the latest row of a group has its present edit. */
export const CategoryRevision = defineEntity({
  name: 'CategoryRevision',
  tableName: 'category_revision',
  properties: {
    id: p.integer().primary().generated('by default as identity'),
    at: p.datetime(),
    actor: p.text(),
    reason: p.text().nullable(),
    /** Id of the group, such as `group world-cup-1990`. */
    category: p.text(),
    /** Null if the group is as the data set has it. */
    edit: p.json<CategoryEdit>().nullable(),
    changes: p.json<readonly RevisedFact[]>(),
    /** The revision that this one reverts. */
    reverts: p.integer().nullable(),
  },
  indexes: [{ name: 'category_revision_category', properties: ['category', 'id'] }],
});
export type CategoryRevision = Row<typeof CategoryRevision>;
