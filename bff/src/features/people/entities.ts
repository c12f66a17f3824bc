import {
  REVISION_SOURCES,
  REVIEW_KINDS,
  REVIEW_STATES,
  type RevisedFact,
  type Language,
} from '@soccer-legends/contracts';
import { defineEntity, p } from '@mikro-orm/core';
import type { Row } from '../../platform/database/row.ts';
import type { Edits } from './model/edits.ts';
import { FACT_KINDS, type Facts, type RecordedChange, type Spell } from './model/facts.ts';
import type { EntityManager } from '@mikro-orm/sql';

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

/** Something for an administrator to decide about one player; at most one item of each kind. */
export const ReviewItem = defineEntity({
  name: 'ReviewItem',
  tableName: 'review_item',
  properties: {
    id: p.integer().primary().generated('by default as identity'),
    kind: p.enum(REVIEW_KINDS),
    playerId: p.integer(),
    state: p.enum(REVIEW_STATES),
    /** What the list shows: the proposed changes; empty for a new player. */
    changes: p.json<readonly RevisedFact[]>(),
    /** The facts of the service if a change is accepted; null for other kinds. */
    proposed: p.json<Facts>().nullable(),
    /** The player's fame when the item was written. The list is sorted by it. */
    fame: p.integer(),
    /** The club after a proposed change of the career; otherwise the current or last club. */
    club: p.text().nullable(),
    /** Id of the sync run; null for the nightly derivation of careers. */
    run: p.text().nullable(),
    createdAt: p.datetime(),
    decidedAt: p.datetime().nullable(),
    /** The administrator; null while the item is open. */
    decidedBy: p.text().nullable(),
  },
  uniques: [{ name: 'review_item_player_id_kind_key', properties: ['playerId', 'kind'] }],
  indexes: [
    { name: 'review_item_list', properties: ['state', 'kind', 'club'] },
    {
      name: 'review_item_order',
      expression: 'create index review_item_order on review_item (state, kind, fame desc, id)',
    },
  ],
});
export type ReviewItem = Row<typeof ReviewItem>;

/** An administrator's changes to a written group of Connections. All other facts follow the data set. */
export interface CategoryEdit {
  enabled: boolean;
  /** The changed names; all names for a group that an administrator added. */
  names: Readonly<Partial<Record<Language, string>>>;
  /** Ids of players whom the data set's group lacks. */
  added: readonly number[];
  /** Ids of players of the data set's group who are left out. */
  removed: readonly number[];
}

/** A change of a written group. The table is append-only, and the latest row of a group applies. */
export const CategoryRevision = defineEntity({
  name: 'CategoryRevision',
  tableName: 'category_revision',
  properties: {
    id: p.integer().primary().generated('by default as identity'),
    at: p.datetime(),
    actor: p.text(),
    reason: p.text().nullable(),
    /** Id of the group, such as `group own-1`. */
    category: p.text(),
    /** Null if the group equals that of the data set. */
    edit: p.json<CategoryEdit>().nullable(),
    changes: p.json<readonly RevisedFact[]>(),
    /** Id of the revision that this one reverts; null for a change. */
    reverts: p.integer().nullable(),
  },
  indexes: [{ name: 'category_revision_category', properties: ['category', 'id'] }],
});
export type CategoryRevision = Row<typeof CategoryRevision>;

/** Returns the current edits by group id, without groups that equal those of the data set. */
export async function readCategoryEdits(em: EntityManager): Promise<ReadonlyMap<string, CategoryEdit>> {
  // Raw SQL: the entity manager has no `distinct on`.
  const rows = await em.execute<{ category: string; edit: CategoryEdit | null }[]>(
    'select distinct on (category) category, edit from category_revision order by category, id desc',
  );
  return new Map(rows.flatMap(({ category, edit }) => (edit ? [[category, edit] as const] : [])));
}
