import { defineEntity, p } from '@mikro-orm/core';
import type { Row } from '../../../platform/database/row.ts';

/** A merged duplicate. Its row stays but is hidden, and its id redirects to the other person. */
export const PersonMerge = defineEntity({
  name: 'PersonMerge',
  tableName: 'person_merge',
  properties: {
    kind: p.enum(['player', 'coach']).primary(),
    personId: p.integer().primary(),
    intoId: p.integer(),
    /** The id in the football data service that moved to the other person. */
    apiId: p.integer().nullable(),
    run: p.text().index('person_merge_run'),
  },
});
export type PersonMerge = Row<typeof PersonMerge>;
