import { defineEntity, p } from '@mikro-orm/core';
import type { Row } from '../../platform/database/row.ts';

/** Where a row of the catalogue comes from. */
export const SOURCES = ['bundled', 'api'] as const;
export type Source = (typeof SOURCES)[number];

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
    source: p.enum(SOURCES),
    apiId: p.integer().nullable().unique('team_api_id_key'),
    editedAt: p.datetime().nullable(),
    updatedAt: p.datetime(),
  },
});
export type Team = Row<typeof Team>;
