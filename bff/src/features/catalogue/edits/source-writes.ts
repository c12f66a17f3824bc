import type { EntityManager } from '@mikro-orm/sql';
import type { RevisedFact, RevisionSource } from '@soccer-legends/contracts';
import { applyEdits, NO_EDITS, type EditedFacts, type Edits } from './apply-edits.ts';
import { hiddenChanges, visibleChanges } from './fact-changes.ts';
import type { PersonFacts } from './person-facts.ts';
import { factsOf, lockRow, readCareer, sourcesOf, writeFacts } from './person-rows.ts';
import { CatalogueRevision, PersonEdit, type FactKind } from './revision.entities.ts';

/** Who or what changes facts, and in which run. */
export interface RevisionAuthor {
  actor: string;
  source: RevisionSource;
  run: string | null;
  reason: string | null;
  at: Date;
}

/** The facts of a person without and with corrections. */
export interface LiftedFacts {
  sources: PersonFacts;
  visible: EditedFacts;
}

/**
 * Locks a person, and writes the facts without corrections back, so that a source can update them. Call `settleEdits` in the
 * same transaction.
 */
export async function liftEdits(em: EntityManager, kind: FactKind, id: number): Promise<LiftedFacts> {
  const row = (await lockRow(em, kind, id))!;
  const edit = await findEdit(em, kind, id);
  const sources = sourcesOf(kind, row, { edit, career: await readCareer(em, kind, id) });
  if (edit) await writeFacts(em, kind, row, sources);
  return { sources, visible: applyEdits(sources, edit?.edits ?? NO_EDITS) };
}

/** Applies a person's edits to what a source wrote and records a revision. `before` is undefined for a new person. */
export async function settleEdits(
  em: EntityManager,
  { kind, id }: { kind: FactKind; id: number },
  before: LiftedFacts | undefined,
  author: RevisionAuthor,
): Promise<void> {
  const row = (await lockRow(em, kind, id))!;
  const edit = await findEdit(em, kind, id);
  const sources = factsOf(kind, row, await readCareer(em, kind, id));
  const visible = applyEdits(sources, edit?.edits ?? NO_EDITS);
  if (edit) {
    edit.sources = sources;
    await writeFacts(em, kind, row, visible);
  }
  const changes = before ? sourceChanges(before, { sources, visible }) : [];
  if (before && changes.length === 0) return;
  const name = String(visible.fields['name']);
  await em.insert(CatalogueRevision, { ...author, kind, personId: id, name, added: !before, changes, reverts: null });
}

/** Records the revisions of clubs that a source has just added. Nobody has edited these yet. */
export async function recordNewClubs(
  em: EntityManager,
  clubs: readonly { id: number; name: string }[],
  author: RevisionAuthor,
): Promise<void> {
  const added = { ...author, kind: 'club' as const, added: true, changes: [], reverts: null };
  await em.insertMany(
    CatalogueRevision,
    clubs.map(({ id, name }) => ({ ...added, personId: id, name })),
  );
}

/** Returns all changes of a source: first those that the games show, then those that edits override. */
export function sourceChanges(before: LiftedFacts, after: LiftedFacts): RevisedFact[] {
  const fieldsOf = ({ sources, visible }: LiftedFacts) => ({ sources: sources.fields, visible });
  return [...visibleChanges(before.visible, after.visible), ...hiddenChanges(fieldsOf(before), fieldsOf(after))];
}

async function findEdit(
  em: EntityManager,
  kind: FactKind,
  personId: number,
): Promise<{ sources: PersonFacts; edits: Edits } | null> {
  return em.findOne(PersonEdit, { kind, personId });
}
