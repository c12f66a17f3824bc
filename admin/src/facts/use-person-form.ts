import type { EditedKind, FactChange, FactSheet } from '@soccer-legends/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useHttp } from '../http/context.ts';
import { isEmpty, toChange, type DraftAction, newKeys, type Draft } from './draft.ts';
import type { FactForm, FieldRefusal } from './fact-form.ts';
import { factsPath, NEW_ID } from './facts-path.ts';
import { storeDraft, storedDraft } from './stored-draft.ts';
import { useDraft } from './use-draft.ts';
import { useSave, type Refusal } from './use-save.ts';

export interface PersonFormOptions {
  kind: EditedKind;
  sheet: FactSheet;
  onSaved(sheet: FactSheet): void;
}

export function usePersonForm({ kind, sheet, onSaved }: PersonFormOptions) {
  const { draft, canUndo, change, undo, rebase, clear: clearDraft } = useDraft(kind, sheet);
  const reasonName = `facts-reason-${kind}-${sheet.id}`;
  const [reason, showReason] = useState(() => storedDraft<string>(reasonName) ?? '');
  const setReason = (text: string): void => {
    storeDraft(reasonName, text);
    showReason(text);
  };
  const clear = (): void => {
    clearDraft();
    setReason('');
  };
  const http = useHttp();
  const client = useQueryClient();
  const path = factsPath(kind, sheet.id);
  const { save, isPending, refusal, forget } = useSave<FactChange, FactSheet>({
    send: ({ version, ...facts }) =>
      sheet.id === NEW_ID ? http.post<FactSheet>(path, facts) : http.patch<FactSheet>(path, { version, ...facts }),
    onSaved: (saved) => {
      client.setQueryData([factsPath(kind, saved.id)], saved);
      clear();
      onSaved(saved);
    },
    onConflict: async () => {
      const latest = await http.get<FactSheet>(path);
      client.setQueryData([path], latest);
      rebase(latest.version);
    },
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
    reason,
    setReason,
    save: (): void => {
      if (isChanged) save(toChange(draft, reason));
    },
    discard: (): void => {
      clear();
      forget();
    },
  };
}

/** Finds the rejection of a field; `spell` is undefined for a fact about the person. */
export type RefusalOf = (spell: string | undefined, field: string) => FieldRefusal;

/** Assigns the server's rejections to the fields of a draft. The server uses different keys for new spells. */
export function refusalsByField(sheet: FactSheet, draft: Draft, { faults, conflicts }: Refusal): RefusalOf {
  const draftKeys = newKeys(sheet, draft);
  const keyOf = (spell: string | undefined): string | undefined => (spell && draftKeys.get(spell)) ?? spell;
  return (spell, field) => ({
    faults: faults.filter((fault) => fault.field === field && keyOf(fault.spell) === spell),
    conflict: conflicts.find((conflict) => conflict.field === field && conflict.spell === spell),
  });
}
