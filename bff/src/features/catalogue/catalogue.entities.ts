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
    fame: p.integer(),
    /** A real picture; drawn where null. */
    photo: p.text().nullable(),
    source: p.text().$type<Source>(),
    apiId: p.integer().nullable().unique(),
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
