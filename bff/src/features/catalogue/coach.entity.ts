import { defineEntity, p } from '@mikro-orm/core';
import type { Row } from '../../platform/database/row.ts';
import { SOURCES } from './team.entity.ts';

export const Coach = defineEntity({
  name: 'Coach',
  tableName: 'coach',
  properties: {
    id: p.integer().primary(),
    name: p.text(),
    country: p.text().nullable(),
    nation: p.text().nullable(),
    born: p.integer().nullable(),
    fame: p.integer().check('fame >= 1 and fame <= 5'),
    photo: p.text().nullable(),
    source: p.enum(SOURCES),
    apiId: p.integer().nullable().unique('coach_api_id_key'),
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
