import { REVISION_SOURCES, type RevisedFact } from '@soccer-legends/contracts';
import { defineEntity, p } from '@mikro-orm/core';
import type { Row } from '../../../platform/database/row.ts';
import type { Edits } from './apply-edits.ts';
import type { PersonFacts } from './person-facts.ts';

const FACT_KINDS = ['player', 'coach', 'club'] as const;
/** The kinds of rows with facts that can be corrected. */
export type FactKind = (typeof FACT_KINDS)[number];

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
    changes: p.json<readonly RevisedFact[]>(),
    /** Id of the revision that this one reverts; null for a change. */
    reverts: p.integer().nullable(),
  },
  indexes: [{ name: 'catalogue_revision_person', properties: ['kind', 'personId', 'id'] }],
});
export type CatalogueRevision = Row<typeof CatalogueRevision>;

/** The corrections of a person or club; no row without corrections. */
export const PersonEdit = defineEntity({
  name: 'PersonEdit',
  tableName: 'person_edit',
  properties: {
    kind: p.enum(FACT_KINDS).primary(),
    personId: p.integer().primary(),
    /** The facts without corrections, because the person's own row has the corrected ones. */
    sources: p.json<PersonFacts>(),
    edits: p.json<Edits>(),
  },
});
export type PersonEdit = Row<typeof PersonEdit>;
