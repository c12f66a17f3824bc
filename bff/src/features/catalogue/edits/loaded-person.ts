import { applyEdits, type EditedFacts, type Edits } from './apply-edits.ts';
import type { PersonFacts } from './person-facts.ts';
import type { FactRow } from './person-rows.ts';
import type { FactKind } from './revision.entities.ts';

/** A player, coach or club, by id. */
export interface Person {
  kind: FactKind;
  id: number;
}

/** A person or club with everything that a change needs. */
export interface LoadedPerson extends Person {
  /** The stored row. If it was loaded to be changed, it is locked and the entity manager writes its changes. */
  row: FactRow;
  /** The facts without corrections. */
  sources: PersonFacts;
  /** The corrections. */
  edits: Edits;
  /** The facts with corrections, which the games show. */
  visible: EditedFacts;
  /** A change is accepted although these facts have faults, if it adds no fault. */
  tolerated: readonly PersonFacts[];
  /** Whether an administrator is adding the person. */
  isNew: boolean;
}

/** Returns a stored person or club. Its faults are tolerated, so that one fact can be corrected at a time. */
export function withEdits(stored: Pick<LoadedPerson, 'kind' | 'id' | 'row' | 'sources' | 'edits'>): LoadedPerson {
  const visible = applyEdits(stored.sources, stored.edits);
  return { ...stored, visible, tolerated: [visible, stored.sources], isNew: false };
}
