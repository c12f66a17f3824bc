import type { EntityManager } from '@mikro-orm/sql';
import type { RevisionSource } from '@soccer-legends/contracts';
import { inBatches } from '../../../platform/in-batches.ts';
import { CatalogueRevision } from '../entities.ts';
import { sourceChanges } from '../model/changes.ts';
import type { RecordedChange, Subject } from '../model/facts.ts';
import type { Loaded } from '../model/loaded.ts';

const BATCH = 1000;

/** Who or what changes facts, and in which run. */
export interface RevisionAuthor {
  actor: string;
  source: RevisionSource;
  run: string | null;
  reason: string | null;
  at: Date;
}

/** A person or club before and after a source wrote its facts. `before` is undefined for a new one. */
export interface SourceWrite {
  before: Loaded | undefined;
  after: Loaded;
}

export async function recordSources(
  em: EntityManager,
  writes: readonly SourceWrite[],
  author: RevisionAuthor,
): Promise<void> {
  const revisions = writes.flatMap(({ before, after }) => {
    const changes = before ? sourceChanges(before, after) : [];
    if (before && changes.length === 0) return [];
    return [toRevision(after, { ...author, added: !before, changes, reverts: null })];
  });
  await insertRevisions(em, revisions);
}

/** Records the revisions of clubs that a sync has just added. */
export async function recordNewClubs(
  em: EntityManager,
  clubs: readonly { id: number; name: string }[],
  author: RevisionAuthor,
): Promise<void> {
  const added = { ...author, kind: 'club' as const, added: true, changes: [], reverts: null };
  await insertRevisions(
    em,
    clubs.map(({ id, name }) => ({ ...added, personId: id, name })),
  );
}

export type NewRevision = Omit<CatalogueRevision, 'id'>;

export function toRevision(
  { kind, id, visible }: Subject & Pick<Loaded, 'visible'>,
  what: RevisionAuthor & { added: boolean; changes: readonly RecordedChange[]; reverts: number | null },
): NewRevision {
  return { ...what, kind, personId: id, name: String(visible.fields['name']) };
}

export async function insertRevisions(em: EntityManager, revisions: readonly NewRevision[]): Promise<void> {
  for (const batch of inBatches(revisions, BATCH)) await em.insertMany(CatalogueRevision, batch);
}
