import { defineEntity, p } from '@mikro-orm/core';
import type { Row } from '../../../platform/database/row.ts';

/** A duplicate that was merged into another person. The duplicate stays as a hidden row, and its id leads to the other. */
export const PersonMerge = defineEntity({
  name: 'PersonMerge',
  tableName: 'person_merge',
  properties: {
    kind: p.enum(['player', 'coach']).primary(),
    /** The duplicate. */
    personId: p.integer().primary(),
    intoId: p.integer(),
    /** The id of the football data service that moved to the other person. */
    apiId: p.integer().nullable(),
    /** The run of the revisions. */
    run: p.text().index('person_merge_run'),
  },
});
export type PersonMerge = Row<typeof PersonMerge>;
