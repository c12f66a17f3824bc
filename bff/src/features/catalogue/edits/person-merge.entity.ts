import { defineEntity, p } from '@mikro-orm/core';
import type { Row } from '../../../platform/database/row.ts';

/**
 * A duplicate that was merged into another person. Its row stays but is hidden, and its id redirects to the other person.
 */
export const PersonMerge = defineEntity({
  name: 'PersonMerge',
  tableName: 'person_merge',
  properties: {
    kind: p.enum(['player', 'coach']).primary(),
    personId: p.integer().primary(),
    intoId: p.integer(),
    /** The id in the football data service that moved to the other person. */
    apiId: p.integer().nullable(),
    /** The run of the merge's revisions. */
    run: p.text().index('person_merge_run'),
  },
});
export type PersonMerge = Row<typeof PersonMerge>;
