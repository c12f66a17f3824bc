import { defineEntity, p } from '@mikro-orm/core';
import type { Row } from '../../platform/database/row.ts';
import type { Source } from './team.entity.ts';

export const Coach = defineEntity({
  name: 'Coach',
  tableName: 'coach',
  properties: {
    id: p.integer().primary(),
    name: p.text(),
    country: p.text().nullable(),
    nation: p.text().nullable(),
    born: p.integer().nullable(),
    fame: p.integer(),
    photo: p.text().nullable(),
    source: p.text().$type<Source>(),
    apiId: p.integer().nullable().unique(),
    editedAt: p.datetime().nullable(),
    updatedAt: p.datetime(),
  },
});
export type Coach = Row<typeof Coach>;

export const CoachSpell = defineEntity({
  name: 'CoachSpell',
  tableName: 'coach_spell',
  properties: {
    coachId: p.integer().primary(),
    seq: p.integer().primary(),
    club: p.text(),
    teamId: p.integer().nullable(),
    startYear: p.integer(),
    endYear: p.integer().nullable(),
  },
});
export type CoachSpell = Row<typeof CoachSpell>;
