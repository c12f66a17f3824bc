import { defineEntity, p } from '@mikro-orm/core';
import type { Row } from '../../platform/database/row.ts';

/** Where a row of the catalogue comes from. */
export type Source = 'bundled' | 'api';

export const Team = defineEntity({
  name: 'Team',
  tableName: 'team',
  properties: {
    id: p.integer().primary(),
    name: p.text(),
    /** FIFA code of the league's country. */
    country: p.text().nullable(),
    /** A real picture; drawn where null. */
    logo: p.text().nullable(),
    source: p.text().$type<Source>(),
    apiId: p.integer().nullable().unique(),
    editedAt: p.datetime().nullable(),
    updatedAt: p.datetime(),
  },
});
export type Team = Row<typeof Team>;
