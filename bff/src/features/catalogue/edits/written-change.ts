import type { EntityManager } from '@mikro-orm/sql';
import type { RevisedFact } from '@soccer-legends/contracts';
import type { Author } from '../../../platform/http/request-origin.ts';
import type { AuditedAction } from '../../audit/audit.port.ts';
import { isUnedited, type EditedFacts, type Edits } from './apply-edits.ts';
import type { LoadedPerson } from './loaded-person.ts';
import { CatalogueRevision, PersonEdit, type FactKind } from './revision.entities.ts';

export interface ChangeReason {
  reason: string | null;
  /** Name of the run of a change of several people; null for one person. */
  run: string | null;
}

/** A person with the edits and facts after a change. */
export interface WrittenChange {
  person: LoadedPerson;
  /** Id of the revision that the change reverts. */
  reverts: number | null;
  edits: Edits;
  visible: EditedFacts;
  changes: readonly RevisedFact[];
}

/** Stores the edits of people of one kind, and deletes those of people without edits. */
export async function saveEdits(em: EntityManager, kind: FactKind, written: readonly WrittenChange[]): Promise<void> {
  const isEdited = ({ edits }: WrittenChange): boolean => !isUnedited(edits);
  const ended = written.filter((one) => !isEdited(one)).map(({ person }) => person.id);
  if (ended.length > 0) await em.nativeDelete(PersonEdit, { kind, personId: { $in: ended } });
  const rows = written
    .filter(isEdited)
    .map(({ person: { id, sources }, edits }) => ({ kind, personId: id, sources, edits }));
  if (rows.length > 0) await em.upsertMany(PersonEdit, rows);
}

/** Returns the revision of a change by an administrator. */
export function toRevision(
  { person: { kind, id, isNew }, reverts, visible, changes }: WrittenChange,
  { at, actor, ...why }: ChangeReason & { at: Date; actor: string },
): Omit<CatalogueRevision, 'id'> {
  const name = String(visible.fields['name']);
  // The revert of an addition hides the person, and keeps the facts.
  const about = { kind, personId: id, name, added: isNew, changes: isNew ? [] : changes };
  return { at, actor, source: 'hand', ...why, reverts, ...about };
}

/** Returns the audit entry of a change, with the values that the games show. */
export function toAuditedAction(
  { person: { kind, id, isNew }, reverts, visible, changes }: WrittenChange,
  by: Author,
  reason: string | null,
): AuditedAction {
  return {
    ...by,
    action: isNew ? 'facts.add' : reverts === null ? 'facts.edit' : 'facts.revert',
    target: `${kind} ${id} ${String(visible.fields['name'])}`,
    before: changes.map(({ field, spell, before: was }) => ({ field, spell, value: was })),
    after: changes.map(({ field, spell, after: is }) => ({ field, spell, value: is })),
    outcome: 'done',
    ...(reason === null ? {} : { reason }),
  };
}
