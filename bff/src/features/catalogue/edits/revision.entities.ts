import { REVISION_SOURCES, type RevisedFact } from '@soccer-legends/contracts';
import { defineEntity, p } from '@mikro-orm/core';
import type { Row } from '../../../platform/database/row.ts';
import type { Edits } from './apply-edits.ts';
import type { PersonFacts } from './person-facts.ts';

const FACT_KINDS = ['player', 'coach', 'club'] as const;
export type FactKind = (typeof FACT_KINDS)[number];

/** A change of the facts about one person or club. The table is append-only. */
export const CatalogueRevision = defineEntity({
  name: 'CatalogueRevision',
  tableName: 'catalogue_revision',
  properties: {
    id: p.integer().primary().generated('by default as identity'),
    at: p.datetime(),
    actor: p.text(),
    source: p.enum(REVISION_SOURCES),
    reason: p.text().nullable(),
    /** Id of the sync, edition or revert that changed several people at once. */
    run: p.text().nullable().index('catalogue_revision_run'),
    kind: p.enum(FACT_KINDS),
    personId: p.integer(),
    name: p.text(),
    added: p.boolean(),
    changes: p.json<readonly RevisedFact[]>(),
    reverts: p.integer().nullable(),
  },
  indexes: [{ name: 'catalogue_revision_person', properties: ['kind', 'personId', 'id'] }],
});
export type CatalogueRevision = Row<typeof CatalogueRevision>;

export const PersonEdit = defineEntity({
  name: 'PersonEdit',
  tableName: 'person_edit',
  properties: {
    kind: p.enum(FACT_KINDS).primary(),
    personId: p.integer().primary(),
    sources: p.json<PersonFacts>(),
    edits: p.json<Edits>(),
  },
});
export type PersonEdit = Row<typeof PersonEdit>;
