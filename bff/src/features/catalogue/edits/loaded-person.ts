import { applyEdits, type EditedFacts, type Edits } from './apply-edits.ts';
import type { PersonFacts } from './person-facts.ts';
import type { FactRow } from './person-rows.ts';
import type { FactKind } from './revision.entities.ts';

export interface Person {
  kind: FactKind;
  id: number;
}

export interface LoadedPerson extends Person {
  row: FactRow;
  sources: PersonFacts;
  edits: Edits;
  visible: EditedFacts;
  /** A change is accepted although these facts have faults, if it adds no fault. */
  tolerated: readonly PersonFacts[];
  isNew: boolean;
}

/** Returns a stored person or club. Its faults are tolerated, so that one fact can be corrected at a time. */
export function withEdits(stored: Pick<LoadedPerson, 'kind' | 'id' | 'row' | 'sources' | 'edits'>): LoadedPerson {
  const visible = applyEdits(stored.sources, stored.edits);
  return { ...stored, visible, tolerated: [visible, stored.sources], isNew: false };
}
