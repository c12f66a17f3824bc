import { defineEntity, p } from '@mikro-orm/core';
import type { Row } from '../../platform/database/row.ts';

const SOURCES = ['bundled', 'api'] as const;
/** Players and coaches can also be added by an administrator. */
const PERSON_SOURCES = [...SOURCES, 'hand'] as const;

/** A club. */
export const Team = defineEntity({
  name: 'Team',
  tableName: 'team',
  properties: {
    id: p.integer().primary(),
    name: p.text(),
    country: p.text().nullable(),
    /** Address of a real crest; null if the server draws one. */
    logo: p.text().nullable(),
    source: p.enum(SOURCES),
    apiId: p.integer().nullable().unique('team_api_id_key'),
    editedAt: p.datetime().nullable(),
    updatedAt: p.datetime(),
  },
});
export type Team = Row<typeof Team>;

/** A player of the data set, of the data service, or added by an administrator. */
export const Player = defineEntity({
  name: 'Player',
  tableName: 'player',
  properties: {
    id: p.integer().primary(),
    name: p.text(),
    fullName: p.text().nullable(),
    /** The name that people use as the last name. */
    surname: p.text().nullable(),
    country: p.text(),
    /** FIFA code of the national team; null when the country is unknown. */
    nation: p.text().nullable(),
    position: p.text().nullable(),
    born: p.integer().nullable(),
    number: p.integer().nullable(),
    /** 1 (little known) to 5 (world famous). */
    fame: p.integer().check('fame >= 1 and fame <= 5'),
    /** Address of a real photo; null if the server draws a sticker. */
    photo: p.text().nullable(),
    /** Whether to show the drawn sticker even if there is a real photo. */
    drawn: p.boolean().default(false),
    hidden: p.boolean().default(false),
    /** False for a player whom a sync added and no administrator accepted. */
    inGames: p.boolean().default(true),
    source: p.enum(PERSON_SOURCES),
    apiId: p.integer().nullable().unique('player_api_id_key'),
    editedAt: p.datetime().nullable(),
    updatedAt: p.datetime(),
  },
});
export type Player = Row<typeof Player>;

/** One stay of a player at a club. The relations hold plain ids, because the read model reads rows. */
export const PlayerSpell = defineEntity({
  name: 'PlayerSpell',
  tableName: 'player_spell',
  properties: {
    playerId: () =>
      p
        .manyToOne(Player)
        .mapToPk()
        .joinColumn('player_id')
        .foreignKeyName('player_spell_player_id_fkey')
        .primary()
        .deleteRule('cascade'),
    seq: p.integer().primary(),
    /** The club's name at the time. */
    club: p.text(),
    teamId: () =>
      p
        .manyToOne(Team)
        .mapToPk()
        .joinColumn('team_id')
        .foreignKeyName('player_spell_team_id_fkey')
        .nullable()
        .deleteRule('set null'),
    startYear: p.integer(),
    endYear: p.integer().nullable(),
    matches: p.integer().nullable(),
    goals: p.integer().nullable(),
    loan: p.boolean(),
  },
});
export type PlayerSpell = Row<typeof PlayerSpell>;

/** A coach, from the same sources as a player. */
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
    hidden: p.boolean().default(false),
    source: p.enum(PERSON_SOURCES),
    apiId: p.integer().nullable().unique('coach_api_id_key'),
    editedAt: p.datetime().nullable(),
    updatedAt: p.datetime(),
  },
});
export type Coach = Row<typeof Coach>;

/** One job of a coach; see `PlayerSpell`. */
export const CoachSpell = defineEntity({
  name: 'CoachSpell',
  tableName: 'coach_spell',
  properties: {
    coachId: () =>
      p
        .manyToOne(Coach)
        .mapToPk()
        .joinColumn('coach_id')
        .foreignKeyName('coach_spell_coach_id_fkey')
        .primary()
        .deleteRule('cascade'),
    seq: p.integer().primary(),
    club: p.text(),
    teamId: () =>
      p
        .manyToOne(Team)
        .mapToPk()
        .joinColumn('team_id')
        .foreignKeyName('coach_spell_team_id_fkey')
        .nullable()
        .deleteRule('set null'),
    startYear: p.integer(),
    endYear: p.integer().nullable(),
  },
});
export type CoachSpell = Row<typeof CoachSpell>;
