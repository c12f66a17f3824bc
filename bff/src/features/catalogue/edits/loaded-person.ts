import type { EntityManager } from '@mikro-orm/sql';
import { applyEdits, NO_EDITS, type EditedFacts, type Edits } from './apply-edits.ts';
import { PersonNotFound } from './fact-desk.errors.ts';
import type { PersonFacts } from './person-facts.ts';
import { lockRow, readCareer, sourcesOf, type FactRow } from './person-rows.ts';
import { PersonEdit, type FactKind } from './revision.entities.ts';

export interface Person {
  kind: FactKind;
  id: number;
}

export interface LoadedPerson extends Person {
  row: FactRow;
  sources: PersonFacts;
  edits: Edits;
  visible: EditedFacts;
  /** Facts whose faults a change may keep. */
  tolerated: readonly PersonFacts[];
  isNew: boolean;
}

/** Returns a stored person or club: its faults may stay, so that one fact can be corrected at a time. */
export function withEdits(stored: Pick<LoadedPerson, 'kind' | 'id' | 'row' | 'sources' | 'edits'>): LoadedPerson {
  const visible = applyEdits(stored.sources, stored.edits);
  return { ...stored, visible, tolerated: [visible, stored.sources], isNew: false };
}

/** Locks a person's row and returns the facts. Throws `PersonNotFound`. */
export async function load(em: EntityManager, { kind, id }: Person): Promise<LoadedPerson> {
  const row = await lockRow(em, kind, id);
  if (!row) throw new PersonNotFound(kind, id);
  const edit = (await em.findOne(PersonEdit, { kind, personId: id })) as PersonEdit | null;
  const sources: PersonFacts = sourcesOf(kind, row, { edit, career: await readCareer(em, kind, id) });
  return withEdits({ kind, id, row, sources, edits: edit?.edits ?? NO_EDITS });
}
