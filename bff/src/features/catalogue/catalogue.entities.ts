import { REVISION_SOURCES } from '@soccer-legends/contracts';
import { defineEntity, p } from '@mikro-orm/core';
import type { Row } from '../../platform/database/row.ts';
import type { Edits } from './model/apply-edits.ts';
import { FACT_KINDS, type Facts, type Spell } from './model/facts.ts';
import type { RecordedChange } from './model/revert.ts';

/** A club. */
export const Team = defineEntity({
  name: 'Team',
  tableName: 'team',
  properties: {
    id: p.integer().primary(),
    name: p.text(),
    /** FIFA code of the country of the league. */
    country: p.text().nullable(),
    /** Address of a real crest; null if the server draws one. */
    logo: p.text().nullable(),
    /** False for a club that only occurs in careers: the lists and games do not show it. */
    listed: p.boolean().default(true),
    source: p.enum(['bundled', 'api']),
    apiId: p.integer().nullable().unique('team_api_id_key'),
    editedAt: p.datetime().nullable(),
    updatedAt: p.datetime(),
  },
});
export type Team = Row<typeof Team>;

const PERSON_KINDS = ['player', 'coach'] as const;

/** A player or coach with the facts that the games show: `project` of what is stored in `StoredFacts`. */
export const Person = defineEntity({
  name: 'Person',
  tableName: 'person',
  properties: {
    kind: p.enum(PERSON_KINDS).primary(),
    /** Unique among people of the kind. */
    id: p.integer().primary(),
    name: p.text(),
    /** From here to `position` for players only: null for a coach. */
    fullName: p.text().nullable(),
    /** The name that people use as the last name. */
    surname: p.text().nullable(),
    number: p.integer().nullable(),
    position: p.text().nullable(),
    /** English name; only a coach may have none. */
    country: p.text().nullable(),
    /** FIFA code of the national team; null when the country is unknown. */
    nation: p.text().nullable(),
    born: p.integer().nullable(),
    /** 1 (little known) to 5 (world famous). */
    fame: p.integer().check('fame >= 1 and fame <= 5'),
    /** In chronological order. */
    spells: p.json<readonly Spell[]>().default([] as never),
    /** Address of a real photo; null if the server draws a sticker. */
    photo: p.text().nullable(),
    /** Whether to show the drawn sticker even if there is a real photo. */
    drawn: p.boolean().default(false),
    hidden: p.boolean().default(false),
    /** False for a player whom a sync added and no administrator accepted. */
    inGames: p.boolean().default(true),
    /** Where the person comes from: the data set, the data service, or an administrator. */
    source: p.enum(['bundled', 'api', 'hand']),
    /** Id in the data service; null for someone who is not linked. */
    apiId: p.integer().nullable(),
    editedAt: p.datetime().nullable(),
    updatedAt: p.datetime(),
  },
  uniques: [{ name: 'person_api_id_key', properties: ['kind', 'apiId'] }],
});
export type Person = Row<typeof Person>;

/**
 * The layers of a person or club whose visible facts are not those of one source; see `Layers`. Nobody else has a row: their
 * own row is what their only source states.
 */
export const StoredFacts = defineEntity({
  name: 'StoredFacts',
  tableName: 'stored_facts',
  properties: {
    kind: p.enum(FACT_KINDS).primary(),
    id: p.integer().primary(),
    bundled: p.json<Facts>().nullable(),
    service: p.json<Facts>().nullable(),
    edits: p.json<Edits>(),
  },
});
export type StoredFacts = Row<typeof StoredFacts>;

/** A change of the facts about one person or club. The table is append-only. */
export const CatalogueRevision = defineEntity({
  name: 'CatalogueRevision',
  tableName: 'catalogue_revision',
  properties: {
    id: p.integer().primary().generated('by default as identity'),
    at: p.datetime(),
    /** Who made the change or started the sync; `schedule` for a sync without a run, `system` for a data set. */
    actor: p.text(),
    /** What changed the facts: a person, a sync or a data set. */
    source: p.enum(REVISION_SOURCES),
    reason: p.text().nullable(),
    /** Id of the sync, edition or revert that changed several people at once. */
    run: p.text().nullable().index('catalogue_revision_run'),
    kind: p.enum(FACT_KINDS),
    personId: p.integer(),
    /** The person's name after the change. */
    name: p.text(),
    /** Whether the revision added the person; the facts of that moment are not in `changes`. */
    added: p.boolean(),
    /** Changed facts, including those that corrections override. */
    changes: p.json<readonly RecordedChange[]>(),
    /** Id of the revision that this one reverts; null for a change. */
    reverts: p.integer().nullable(),
  },
  indexes: [{ name: 'catalogue_revision_person', properties: ['kind', 'personId', 'id'] }],
});
export type CatalogueRevision = Row<typeof CatalogueRevision>;

/** A merged duplicate. Its row stays but is hidden, and its id redirects to the other person. */
export const PersonMerge = defineEntity({
  name: 'PersonMerge',
  tableName: 'person_merge',
  properties: {
    kind: p.enum(PERSON_KINDS).primary(),
    personId: p.integer().primary(),
    intoId: p.integer(),
    /** The id in the football data service that moved to the other person. */
    apiId: p.integer().nullable(),
    run: p.text().index('person_merge_run'),
  },
});
export type PersonMerge = Row<typeof PersonMerge>;
