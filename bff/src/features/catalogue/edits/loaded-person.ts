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
}

/** Locks a person's row and returns the facts. Throws `PersonNotFound`. */
export async function load(em: EntityManager, { kind, id }: Person): Promise<LoadedPerson> {
  const row = await lockRow(em, kind, id);
  if (!row) throw new PersonNotFound(kind, id);
  const edit = (await em.findOne(PersonEdit, { kind, personId: id })) as PersonEdit | null;
  const sources: PersonFacts = sourcesOf(kind, row, { edit, career: await readCareer(em, kind, id) });
  const edits: Edits = edit?.edits ?? NO_EDITS;
  return { kind, id, row, sources, edits, visible: applyEdits(sources, edits) };
}
