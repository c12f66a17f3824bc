import type { FactConflict, FactSheet, FactValue, FieldFault, PersonFields } from '@soccer-legends/contracts';
import { createContext, useContext } from 'react';

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
  /** Whether the draft changes the field. */
  isChanged(field: keyof PersonFields): boolean;
  refusalOf(field: keyof PersonFields): FieldRefusal;
  setField(field: keyof PersonFields, value: FactValue): void;
}

export const FactFormContext = createContext<FactForm | undefined>(undefined);

/** Throws an error without a `FactFormContext` above the component. */
export function useFactForm(): FactForm {
  const form = useContext(FactFormContext);
  if (!form) throw new Error('A field needs a FactFormContext around it.');
  return form;
}
