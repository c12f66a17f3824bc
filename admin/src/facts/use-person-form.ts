import type { EditedKind, FactSheet } from '@soccer-legends/contracts';
import { isEmpty, toChange, type DraftAction } from './draft.ts';
import type { FactForm } from './fact-form.ts';
import { refusalsByField } from './refusals.ts';
import { useDraft } from './use-draft.ts';
import { useSave } from './use-save.ts';

export interface PersonFormOptions {
  kind: EditedKind;
  sheet: FactSheet;
  onSaved(sheet: FactSheet): void;
}

/** Returns the unsaved changes of a person, the values of the fields, and the actions of the buttons. */
export function usePersonForm({ kind, sheet, onSaved }: PersonFormOptions) {
  const { draft, canUndo, change, undo, rebase, clear } = useDraft(kind, sheet);
  const { save, isPending, refusal, forget } = useSave({
    kind,
    id: sheet.id,
    onSaved: (saved) => {
      clear();
      onSaved(saved);
    },
    onConflict: rebase,
  });
  const refusalOf = refusalsByField(sheet, draft, refusal);
  const fields: FactForm = {
    values: { ...sheet.fields, ...draft.fields },
    sources: sheet.sources,
    isChanged: (field) => field in draft.fields,
    refusalOf: (field) => refusalOf(undefined, field),
    setField: (field, value) => change({ type: 'field', field, value } as DraftAction),
  };
  const isChanged = !isEmpty(draft);
  return {
    draft,
    fields,
    refusal,
    refusalOf,
    change,
    undo,
    canUndo,
    canDiscard: isChanged,
    canSave: isChanged && !isPending,
    save: (reason: string): void => {
      if (isChanged) save(toChange(draft, reason));
    },
    discard: (): void => {
      clear();
      forget();
    },
  };
}
