import type { FactConflict, FactSheet, FactValue, FieldFault, PersonFields } from '@soccer-legends/contracts';
import { requiredContext } from '../http/required-context.ts';

/** What the server reports about one field of a rejected change. */
export interface FieldRefusal {
  faults: readonly FieldFault[];
  conflict: FactConflict | undefined;
}

/** State of the form, shared by the fields of a person. */
export interface FactForm {
  /** The saved facts with the draft's changes. */
  values: PersonFields;
  sources: FactSheet['sources'];
  isChanged(field: keyof PersonFields): boolean;
  refusalOf(field: keyof PersonFields): FieldRefusal;
  setField(field: keyof PersonFields, value: FactValue): void;
}

export const [FactFormContext, useFactForm] = requiredContext<FactForm>('FactFormContext');
