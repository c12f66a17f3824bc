import { defineEntity, p } from '@mikro-orm/core';
import type { Row } from '../../platform/database/row.ts';
import { SOURCES } from './team.entity.ts';

export const Player = defineEntity({
  name: 'Player',
  tableName: 'player',
  properties: {
    id: p.integer().primary(),
    name: p.text(),
    fullName: p.text().nullable(),
    /** The word that people use as the last name, as written. */
    surname: p.text().nullable(),
    /** English name of the national team. */
    country: p.text(),
    /** FIFA code of the national team; null for a country that is not known. */
    nation: p.text().nullable(),
    position: p.text().nullable(),
    born: p.integer().nullable(),
    number: p.integer().nullable(),
    fame: p.integer().check('fame >= 1 and fame <= 5'),
    /** A real picture; drawn where null. */
    photo: p.text().nullable(),
    source: p.enum(SOURCES),
    apiId: p.integer().nullable().unique('player_api_id_key'),
    editedAt: p.datetime().nullable(),
    updatedAt: p.datetime(),
  },
});
export type Player = Row<typeof Player>;

export const PlayerSpell = defineEntity({
  name: 'PlayerSpell',
  tableName: 'player_spell',
  properties: {
    playerId: p.integer().primary(),
    /** Place in the career, from 0. */
    seq: p.integer().primary(),
    club: p.text(),
    teamId: p.integer().nullable(),
    startYear: p.integer(),
    /** Null while still there. */
    endYear: p.integer().nullable(),
    matches: p.integer().nullable(),
    goals: p.integer().nullable(),
    loan: p.boolean(),
  },
});
export type PlayerSpell = Row<typeof PlayerSpell>;
